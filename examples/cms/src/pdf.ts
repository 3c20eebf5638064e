/** A line of the page with its text, its size in points, and the space before it. */
export interface PdfLine {
  readonly text: string;
  readonly size: number;
  readonly before: number;
}

const TOP = 760;
const LEFT = 72;

/** Creates a minimal PDF of one A4 page in Times. Texts are Latin-1; other characters become "?". */
export function pdf(title: string, lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  const content = `BT ${LEFT} ${TOP} Td ${lines.map(drawn).join(" ")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>",
    `<< /Title ${literal(title)} >>`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\n`;
  // Every character is one byte, so the offsets are correct.
  return Uint8Array.from(Buffer.from(`${text}${end}${trailer}startxref\n${text.length}\n%%EOF\n`, "latin1"));
}

function drawn({ text, size, before }: PdfLine): string {
  return `0 -${before + size} Td /F ${size} Tf ${literal(text)} Tj`;
}

function literal(text: string): string {
  const latin = text.replaceAll("’", "'").replace(/[^\x20-\x7e\xa0-\xff]/g, "?");
  return `(${latin.replace(/[\\()]/g, "\\$&")})`;
}
