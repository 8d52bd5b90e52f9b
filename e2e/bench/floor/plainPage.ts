/** The style of both floors: a column with a field of the same width. */
export const FLOOR_STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60ch;margin:2rem auto;padding:0 1rem}textarea{width:100%;height:10rem}';

/** A minimal page with a text field: no page can respond to a key faster. */
export const PLAIN_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="data:,"><style>${FLOOR_STYLE}</style><h1>Floor</h1><textarea aria-label="Text"></textarea><p><output></output></p><script>
const field = document.querySelector('textarea'), output = document.querySelector('output');
field.addEventListener('input', () => { output.textContent = field.value.length; });
</script></html>`;
