/** Returns a function that applies the settings of the previous video to the next: volume, speed, and captions. */
export function keepSettings(): (film: HTMLVideoElement) => void {
  let before: HTMLVideoElement | undefined;
  let language: string | undefined;
  return (film) => {
    if (before) {
      const { volume, muted, defaultPlaybackRate } = before;
      Object.assign(film, { volume, muted, defaultPlaybackRate, playbackRate: defaultPlaybackRate });
    }
    before = film;
    // Loading or releasing a video resets its speed to the default.
    film.addEventListener("ratechange", () => {
      film.defaultPlaybackRate = film.playbackRate;
    });
    const { textTracks } = film;
    textTracks.addEventListener("addtrack", ({ track }) => {
      if (track && isCaptions(track) && track.language === language) track.mode = "showing";
    });
    textTracks.addEventListener("change", () => {
      const captions = [...textTracks].filter(isCaptions);
      // A video without captions does not change the language.
      if (captions.length > 0) language = captions.find(({ mode }) => mode === "showing")?.language;
    });
  };
}

const isCaptions = ({ kind }: TextTrack) => kind === "captions" || kind === "subtitles";
