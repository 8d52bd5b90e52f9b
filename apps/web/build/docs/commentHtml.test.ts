import { describe, expect, it } from 'vitest';
import { commentHtml } from './commentHtml.ts';

describe('commentHtml', () => {
  it.each([
    ['One line,\nbroken.', '<p>One line, broken.</p>'],
    ['First.\n\nSecond `a < b`.', '<p>First.</p><p>Second <code>a &lt; b</code>.</p>'],
    ['- One\n  more.\n- Two.', '<ul><li>One more.</li><li>Two.</li></ul>'],
    ['Rules:\n- One.', '<p>Rules:</p><ul><li>One.</li></ul>'],
    ['See {@link exact}.', '<p>See <code>exact</code>.</p>'],
    ['Like this:\n\n```ts\na\n\nb\n```\n\nEnd.', '<p>Like this:</p><pre><code>a\n\nb</code></pre><p>End.</p>'],
    ['a > b && "c"', '<p>a &gt; b &amp;&amp; &quot;c&quot;</p>'],
    ['', ''],
  ])('writes %j', (text, html) => expect(commentHtml(text)).toBe(html));
});
