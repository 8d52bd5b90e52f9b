import { expect, it } from 'vitest';
import { joinedLines } from './joinedLines.ts';

it.each<readonly [string, string, readonly string[]]>([
  ['A-001 A-002 A-003', 'A-001\nA-002\nA-003', ['A-001', 'A-002', 'A-003']],
  ['A-001  A-002 ', 'A-001\r\n\r\n A-002\r\n', ['A-001', 'A-002']],
  ['A-001A-002', 'A-001\rA-002', ['A-001', 'A-002']],
  ['no. 1 2\tx 3', '2\tx\n3', ['2\tx', '3']],
  ['A-1 A-1', 'A-1\nA-1', ['A-1', 'A-1']],
  ['A-001', 'A-001\n', []],
  ['A-001 A-002', 'A-001 A-002', []],
  ['A-002', 'A-001\nA-002', []],
  ['978-89-364 -7456-0', '978-89-364\n-7456-0', []],
  ['979-11-5839- 140-9 96385074', '979-11-5839-\n\n140-9\n96385074', ['979-11-5839-140-9', '96385074']],
  ['- 1001 - 1002', '- 1001\n- 1002', ['- 1001', '- 1002']],
  ['', '', []],
])('finds in %j the lines of %j', (text, pasted, lines) => {
  expect(joinedLines(text, pasted)).toEqual(lines);
});
