/** The least page with a text field: no page can answer a key sooner. */
export const PLAIN_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="data:,"><h1>Floor</h1><textarea rows="12" cols="80" aria-label="Text"></textarea><output></output><script>
const field = document.querySelector('textarea'), output = document.querySelector('output');
field.addEventListener('input', () => { output.textContent = field.value.length; });
</script></html>`;
