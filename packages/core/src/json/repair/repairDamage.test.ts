import { describe, expect, it } from 'vitest';
import { repairJson } from './repairJson.ts';
import { changeOne, type JsonValue, pythonRepr, randomJson } from './testing/damageJson.ts';
import { seededPicker } from './testing/seededPicker.ts';

type Picker = ReturnType<typeof seededPicker>;

const isIn = (marks: string) => (token: string) => token !== '' && marks.includes(token);
const isKey = (_: string, index: number, tokens: readonly string[]) => tokens[index + 1] === ':';
const isString = (token: string) => token.startsWith('"');
const NAME = /^"[\p{L}_][\p{L}\p{N}_]*"$/u;
const DAMAGES: Readonly<Record<string, (json: string, picker: Picker, value: JsonValue) => string | undefined>> = {
  'a comma before a closing bracket': (json, picker) =>
    changeOne(
      picker,
      json,
      (token, index, tokens) => isIn(']}')(token) && !isIn('[{')(tokens[index - 1] ?? ''),
      (token) => `,${token}`,
    ),
  'a missing comma': (json, picker) => changeOne(picker, json, isIn(','), () => ' '),
  'a missing colon': (json, picker) => changeOne(picker, json, isIn(':'), () => ' '),
  'a line comment': (json, picker) => changeOne(picker, json, isIn('[{,'), (token) => `${token} // "x": [1,\n`),
  'a comment with #': (json, picker) => changeOne(picker, json, isIn('[{,'), (token) => `${token} # it's {\n`),
  'a block comment': (json, picker) => changeOne(picker, json, isIn('[{,:]}'), (token) => `/* "a": [ */${token}`),
  'a comment before it': (json) => `// {"old": [1]}\n/* [2] */\n${json}`,
  'a key without quotes': (json, picker) =>
    changeOne(
      picker,
      json,
      (token, index, tokens) => isKey(token, index, tokens) && NAME.test(token),
      (token) => token.slice(1, -1),
    ),
  'full-width marks': (json, picker) =>
    changeOne(picker, json, isIn('[]{},:'), (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0)),
  'a string in curly quotes': (json, picker) =>
    changeOne(
      picker,
      json,
      (token) => isString(token) && !/[“”\\]/u.test(token),
      (token) => `“${token.slice(1, -1)}”`,
    ),
  'brackets missing at the end': (json) => json.replace(/[\]}]+$/u, ''),
  'a bracket too many': (json) => json + (json.endsWith('}') ? '}' : ']'),
  'a closing bracket of the wrong kind': (json) => json.slice(0, -1) + (json.endsWith('}') ? ']' : '}'),
  'text around it': (json) => (json.includes('"') ? `2026-11-25 [INFO] body=${json} [3]` : undefined),
  'a semicolon and a name': (json) => `const data = ${json};\n`,
  'brackets of a call': (json) => `callback(${json})`,
  'a code block': (json) => `\`\`\`json\n${json}\n\`\`\``,
  'percent-encoding': (json) => `data=${encodeURIComponent(json)}&x=1`,
  'the escapes of a string': (json) => JSON.stringify(json).slice(1, -1),
  'a byte order mark and a blank that is not seen': (json, picker) =>
    changeOne(picker, json, isIn('[]{},:'), (mark) => `\u200b${mark}\u00a0`),
  'the notation of Python': (_, __, value) => pythonRepr(value),
};

describe('the repair of a document with one kind of damage', () => {
  it.each(Object.entries(DAMAGES))('undoes %s', (_, damage) => {
    const picker = seededPicker(7);
    for (let run = 0; run < 500; run += 1) {
      const value = randomJson(picker);
      const json = JSON.stringify(value);
      const damaged = damage(json, picker, value);
      if (damaged === undefined || damaged === json) continue;
      const repaired = repairJson(damaged);
      expect({ damaged, repaired: repaired && JSON.stringify(JSON.parse(repaired)) }).toEqual({
        damaged,
        repaired: json,
      });
    }
  });
});

const WORDS = /[\p{L}\p{N}]+/gu;
/** Without line breaks, which a repair escapes in strings. */
const wordsIn = (text: string) => text.normalize('NFKC').replaceAll('\\n', ' ').match(WORDS) ?? [];

describe('the repair of a document whose beginning is missing', () => {
  it.each([undefined, 2])('keeps every word of the rest, indented by %s', (indent) => {
    const picker = seededPicker(11);
    for (let run = 0; run < 150; run += 1) {
      const json = JSON.stringify(randomJson(picker), null, indent);
      for (let at = 1; at < json.length; at += 1) {
        const rest = json.slice(at);
        const repaired = repairJson(rest);
        if (repaired !== undefined) expect({ rest, words: wordsIn(repaired) }).toEqual({ rest, words: wordsIn(rest) });
      }
    }
  });
});
