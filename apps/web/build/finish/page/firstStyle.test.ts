import { expect, it } from 'vitest';
import { screenStyle, styleSheetOf, usedStyle, withFirstStyle } from './firstStyle.ts';

const LINK = '<link rel="stylesheet" href="/assets/style-1.css"/>';
const page = (body: string) => `<html><head>${LINK}</head><body>${body}</body></html>`;

it('leaves out rules for paper', () => {
  const css = '.a{color:red}@media print{.a{color:#000}}@media (width<=40rem){.a{color:green}}';
  expect(screenStyle(css)).toBe('.a{color:red}@media (width<=40rem){.a{color:green}}');
});

it('keeps the rules of elements and of the classes that a page has', () => {
  const css = 'body{margin:0}.a,.b{color:red}.a .c{top:0}.a:not(.c){left:0}:is(.a,.c){right:0}.c{bottom:0}';
  // A rule for several classes stays whole.
  const kept = 'body{margin:0}.a,.b{color:red}.a:not(.c){left:0}:is(.a,.c){right:0}';
  expect(usedStyle('<p class="a x">', css)).toBe(kept);
});

it('brings the first style as data and loads the style sheet without delaying the paint', () => {
  const html = withFirstStyle(page('<p class="a">'), '.a{color:red}.b{top:0}@media (width<=40rem){.a{left:0}}');
  expect(html).toContain('<link rel="stylesheet" href="/assets/style-1.css" media="print"/>');
  // Without scripts the sheet is an ordinary one.
  expect(html).toContain(`<noscript>${LINK}</noscript>`);
  expect(html).toContain(
    '<template id="first-style">.a{color:red}@media (width&lt;=40rem){.a{left:0}}</template><script>(()=>{',
  );
  expect(html).not.toContain('top:0');
});

it('finds the style sheet of a page', () => {
  expect(styleSheetOf(page(''))).toBe('/assets/style-1.css');
  expect(styleSheetOf('<p>')).toBeUndefined();
});
