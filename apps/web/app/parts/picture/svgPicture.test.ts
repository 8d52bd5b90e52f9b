import { expect, it } from 'vitest';
import { svgText } from './svgPicture.ts';

it('escapes &, <, > and quotes', () => {
  expect(svgText('</text><script a="1">&amp;')).toBe('&lt;/text&gt;&lt;script a=&quot;1&quot;&gt;&amp;amp;');
  expect(svgText("한글 ' 1")).toBe("한글 ' 1");
});
