/// <reference types="@quire/widgets/tags/react" />

/** The widgets' declarations type their tags in JSX. Only the compiler reads this file. */
export const typed = (
  <quire-stream-list
    class="new"
    stream="webinars"
    page-size={10}
    tabs={[{ label: "All" }]}
    loading="eager"
    onquire-load={({ detail }) => detail.count.toFixed()}
  >
    <a href="/webinars">All webinars</a>
  </quire-stream-list>
);

export const wrong = [
  // @ts-expect-error no such stream
  <quire-stream-list key="choice" stream="nonsense" />,
  // @ts-expect-error no number
  <quire-stream-list key="number" stream="webinars" page-size="ten" />,
  // @ts-expect-error nothing is listed without a stream
  <quire-stream-list key="required" />,
  // @ts-expect-error no such attribute; of names with a hyphen JSX lets any pass
  <quire-stream-list key="unknown" stream="webinars" size={10} />,
  // @ts-expect-error no such detail
  <quire-stream-list key="event" stream="webinars" onquire-load={({ detail }) => detail.total} />,
];
