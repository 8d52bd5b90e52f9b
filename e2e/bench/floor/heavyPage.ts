/** The plainest form of each task on large texts. */
const TASKS = `
const tasks = {
  json: (text) => JSON.stringify(JSON.parse(text), null, 2),
  sort: (text) => text.split('\\n').map((line) => line.trim()).filter(Boolean).sort(new Intl.Collator('ko').compare).join('\\n'),
  diff: (text, other) => {
    const left = text.split('\\n'), right = other.split('\\n');
    return left.map((line, at) => (line === right[at] ? '  ' + line : '- ' + line + '\\n+ ' + right[at])).join('\\n');
  },
  keywords: (text) => {
    const words = text.toLowerCase().replace(/<[^>]*>/g, ' ').replace(/[^\\w\\s가-힣]/g, ' ').split(/\\s+/).filter((word) => word.length > 1);
    const counts = new Map();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].sort((one, other) => other[1] - one[1]).slice(0, 10).map(([word]) => '#' + word).join(' ');
  },
};
onmessage = ({ data: { task, texts } }) => postMessage(tasks[task](...texts));
`;

/** The part of a text that a window shows, and a little around it. */
const SHOWN_LINES = 500;

/**
 * A page that holds pasted texts as strings instead of filling a text area with them, works in a worker and shows the
 * first lines of the result. The task is the fragment of the URL.
 */
export const HEAVY_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,"><style>pre { height: 20rem; overflow: auto; }</style><h1>Floor</h1><textarea aria-label="First"></textarea><textarea aria-label="Second"></textarea><pre></pre><script>
const task = location.hash.slice(1), fields = [...document.querySelectorAll('textarea')].slice(0, task === 'diff' ? 2 : 1);
const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(TASKS)}])));
const texts = [];
worker.onmessage = ({ data }) => {
  let end = -1;
  for (let line = 0; line < ${SHOWN_LINES}; line += 1) { end = data.indexOf('\\n', end + 1); if (end < 0) break; }
  document.querySelector('pre').textContent = end < 0 ? data : data.slice(0, end);
};
for (const [at, field] of fields.entries()) field.addEventListener('paste', (event) => {
  event.preventDefault();
  texts[at] = event.clipboardData.getData('text/plain');
  field.value = texts[at].slice(0, 1000);
  if (texts.filter(Boolean).length === fields.length) worker.postMessage({ task, texts });
});
</script></html>`;
