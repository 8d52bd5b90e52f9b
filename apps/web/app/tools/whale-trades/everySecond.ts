const SECOND_MS = 1000;
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.hidden) return;
  for (const run of waiting) run();
}

/** Runs something each second while the page is seen: one timer for all. What it returns ends it. */
export function everySecond(run: () => void): () => void {
  waiting.add(run);
  timer ??= setInterval(tick, SECOND_MS);
  return () => {
    waiting.delete(run);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
