import { describe, expect, it } from 'vitest';
import { textOfHtml } from './textOfHtml.ts';

describe('textOfHtml', () => {
  it.each([
    ['a<br/>b<br>c', 'a\nb\nc'],
    ['<i class="emoji"><b>🚨</b></i> 5 &#036;ETH &amp; &lt;x&gt; &#x41;', '🚨 5 $ETH & <x> A'],
    ['&nope; &#0; &#9999999;', '&nope;  '],
    ['cut <b', 'cut '],
  ])('%s', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  it('stays fast on nothing but opening marks', () => {
    expect(textOfHtml('<'.repeat(200_000))).toBe('');
  });
});
