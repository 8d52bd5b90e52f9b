/** Hidden pages are drawn no frames; what waits for one goes on after this long. */
const HIDDEN_FRAME_MS = 1000;

/** Runs something before the next frame is drawn, also where none is. What it returns calls it off. */
export function nextFrame(run: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = () => {
    stop();
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, HIDDEN_FRAME_MS);
  return stop;
}
