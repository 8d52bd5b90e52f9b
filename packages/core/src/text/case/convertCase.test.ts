import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExceptionWords } from '../form/parseExceptionWords.ts';
import { type ConvertCaseOptions, convertCase, type TextCase } from './convertCase.ts';

/** A linear algorithm takes a second at these lengths, a quadratic one hours. */
const LINEAR_MS = 30_000;

type Case = readonly [text: string, expected: string, options?: ConvertCaseOptions];

const KEPT: ConvertCaseOptions = { keepAcronyms: true };

const exceptions = parseExceptionWords('a, of, the');

describe('upper and lower', () => {
  it.each([
    ['upper', 'Straße é 한글', 'STRASSE É 한글'],
    ['lower', 'ΟΔΟΣ İSTANBUL É', 'οδος i̇stanbul é'],
    ['upper', 'titi', 'TITI'],
    ['upper', 'e\u0301', 'É'],
  ] as const)('%s of %j', (to, text, expected) => {
    expect(convertCase(text, to)).toBe(expected);
  });
});

describe('title', () => {
  const cases: readonly Case[] = [
    ["don't STOP", "Don't Stop"],
    ['well-known e-mail', 'Well-known E-mail'],
    [
      '(hello) [world] "quoted" \'single\' “curly” 「괄호 a」',
      '(Hello) [World] "Quoted" \'Single\' “Curly” 「괄호 A」',
    ],
    ['foo(bar) ("baz")', 'Foo(Bar) ("Baz")'],
    ['¿qué tal?', '¿Qué Tal?'],
    ['3d printing  twice\tand\nagain', '3d Printing  Twice\tAnd\nAgain'],
    ['THE LORD OF THE RINGS', 'the Lord of the Rings', { exceptions }],
    ['lord (of) "the", a!', 'Lord (of) "the", a!', { exceptions }],
    ['state-of-the-art', 'State-of-the-art', { exceptions }],
    ['café É\u0301', 'Café É\u0301'],
    ['ß straße', 'Ss Straße'],
    ['ქართული', 'ქართული'],
    ['안녕하세요 세계', '안녕하세요 세계'],
    ['NASA and the U.S. at HTML5', 'NASA And the U.S. At HTML5', { exceptions, keepAcronyms: true }],
    ['the THE', 'the the', { exceptions, keepAcronyms: true }],
    ['ALL CAPS TEXT', 'All Caps Text', { keepAcronyms: true }],
    ['see HTTP://Example.COM/Path now', 'See HTTP://Example.COM/Path Now', { keepLinks: true }],
    ['(www.EXAMPLE.com) me@Example.COM a@b', '(www.EXAMPLE.com) me@Example.COM A@b', { keepLinks: true }],
    ['*hello* -world 😀ok (-a', '*hello* -world 😀ok (-a'],
    ["NASA's IDs are US-based", "NASA's IDs Are US-based", KEPT],
    ['\ufeffhello \u200bworld "\u200eagain \u3164ok', '\ufeffHello \u200bWorld "\u200eAgain \u3164Ok'],
    ['\u200bthe \u200bfoo', '\u200bthe \u200bFoo', { exceptions }],
    ['', ''],
  ];
  it.each(cases.map(([text, expected, options]) => ({ text, expected, options })))(
    '$text',
    ({ text, expected, options }) => {
      expect(convertCase(text, 'title', options)).toBe(expected);
    },
  );
});

describe('acronyms', () => {
  it.each([
    ['VISIT OUR SITE https://example.com NOW', 'visit our site https://example.com now'],
    ['CALL ME AT info@site.com PLEASE', 'call me at info@site.com please'],
    ['SALE 10kg BOX AT 100km/h', 'sale 10kg box at 100km/h'],
    ['READ THE PDFs OF THE US-APIs NOW', 'read the pdfs of the us-apis now'],
    ['the PDFs of 10kg at NASA', 'the PDFs of 10kg at NASA'],
    ['SEE iPhone', 'SEE iphone'],
  ])('of %j are known only in a text with words in small letters', (text, expected) => {
    expect(convertCase(text, 'lower', { keepAcronyms: true, keepLinks: true })).toBe(expected);
  });
});

describe('sentence', () => {
  const cases: readonly Case[] = [
    ['HELLO WORLD. HOW ARE YOU? FINE! ok', 'Hello world. How are you? Fine! Ok'],
    ['visit example.com at 3.5a now', 'Visit example.com at 3.5a now'],
    ['  "hello," he said. (see below.) next', '  "Hello," he said. (See below.) next'],
    ['one.\ntwo', 'One.\nTwo'],
    ['wait... what', 'Wait... What'],
    ['the UN met. it AGREED', 'The UN met. It AGREED', { keepAcronyms: true }],
    ['HTTPS://A.com is. HTTPS://B.com. x', 'HTTPS://A.com is. HTTPS://B.com. X', { keepLinks: true }],
    ['안녕. hello', '안녕. Hello'],
    ['- HELLO WORLD', '- Hello world'],
    ['😀 HELLO. 😀 NEXT', '😀 Hello. 😀 Next'],
    ['• ONE\n— TWO. … THREE', '• One\n— two. … Three'],
    ['1) HELLO WORLD', '1) Hello world'],
    ['(2) HELLO. ③ NEXT. 4️⃣ LAST. [5] OK', '(2) Hello. ③ Next. 4️⃣ Last. [5] Ok'],
    ['\ufeffHELLO. \u3164NEXT. \u200b1) ITEM', '\ufeffHello. \u3164Next. \u200b1) Item'],
    ['**HELLO** #WORLD', '**Hello** #world'],
    ['2024 WAS GOOD. 3D PRINTING', '2024 was good. 3d printing'],
    ['--- !!! ok', '--- !!! Ok'],
    ["NASA's PDFs, NASA’s APIs를 and US-based CEOs", "NASA's PDFs, NASA’s APIs를 and US-based CEOs", KEPT],
    ['Bus, As. well-KNOWN McDONALDs', 'Bus, as. Well-KNOWN mcdonalds', KEPT],
  ];
  it.each(cases.map(([text, expected, options]) => ({ text, expected, options })))(
    '$text',
    ({ text, expected, options }) => {
      expect(convertCase(text, 'sentence', options)).toBe(expected);
    },
  );
});

describe('beyond', () => {
  it.each([
    ['camel', "Don't parse HTMLFile2Go", 'dontParseHtmlFile2Go'],
    ['pascal', 'hello_world-again', 'HelloWorldAgain'],
    ['snake', 'helloWorld XMLHttpRequest\r\nsecondLine\n', 'hello_world_xml_http_request\r\nsecond_line\n'],
    ['snake', 'userIDs\nimageURLs\ngetAPIs\nuserIDsList', 'user_ids\nimage_urls\nget_apis\nuser_ids_list'],
    ['snake', 'isIsX thisIsIt URLsafe APIs를', 'is_is_x_this_is_it_ur_lsafe_apis를'],
    ['snake', 'userIDAsString isURLIsValid', 'user_id_as_string_is_url_is_valid'],
    ['snake', 'parseJSONAsText readCSVAsArray', 'parse_json_as_text_read_csv_as_array'],
    ['snake', 'userIDIsNull checkUIIsReady', 'user_id_is_null_check_ui_is_ready'],
    ['kebab', '  --Hello,  World!  ', 'hello-world'],
    ['constant', 'max text length', 'MAX_TEXT_LENGTH'],
    ['dot', 'Hello World', 'hello.world'],
    ['constant', 'use2FA', 'USE2FA'],
    ['snake', '안녕 하세요', '안녕_하세요'],
    ['camel', '!!!', ''],
    ['camel', 'user_id, user_name,  created_at', 'userId, userName,  createdAt'],
    ['snake', ' userId,Email,\ncreatedAt , 이름\n', ' user_id,email,\ncreated_at , 이름\n'],
    ['constant', 'well-known, other', 'WELL_KNOWN, OTHER'],
    ['camel', 'user_id\tuser_name\tcreated_at', 'userId\tuserName\tcreatedAt'],
    ['snake', 'userId; userName;', 'user_id; user_name;'],
    ['camel', '`user_id`, `user_name`, id', '`userId`, `userName`, id'],
    ['camel', '"user_id","user_name"', '"userId","userName"'],
    ['constant', "['userId', 'userName']", "['USER_ID', 'USER_NAME']"],
    ['camel', ' (user_id, user_name)\n', ' (userId, userName)\n'],
    ['snake', '[userId, userName]', '[user_id, user_name]'],
    ['camel', "'user_id, user_name'", 'userIdUserName'],
    ['camel', '(user_id), (user_name)', 'userIdUserName'],
    ['camel', '(user_id, user_name]', 'userIdUserName'],
    ['camel', '"user_id, \'user_name\'"', 'userIdUserName'],
    ['camel', '(user_id)', 'userId'],
    ['camel', '\tuser_id', 'userId'],
    ['camel', 'user_id,', 'userId'],
    ['camel', 'Hello, world', 'helloWorld'],
    ['camel', 'user_id, the user_name', 'userId, theUserName'],
    ['camel', 'user_id, first_name, 사용자 이름', 'userId, firstName, 사용자이름'],
    ['snake', "('user_id',  'First  name of one')", "('user_id',  'first_name_of_one')"],
    ['camel', 'user_id, the name of a user', 'userIdTheNameOfAUser'],
    ['camel', 'the user_id, first name', 'theUserIdFirstName'],
    ['kebab', 'E-mail and JavaScript, the basics', 'e-mail-and-java-script-the-basics'],
    ['kebab', 'JavaScript, the good parts', 'java-script-the-good-parts'],
    ['camel', "don't, user_id", 'dontUserId'],
    ['camel', '---, user_id, name', 'userIdName'],
    ['alternating', 'Hello, world 1a', 'hElLo, WoRlD 1a'],
  ] as const)('%s of %j', (to, text, expected) => {
    expect(convertCase(text, to)).toBe(expected);
  });

  it.each([
    'youtu.be/dQw4w9WgXcQ',
    'cafe.daum.net/aBc',
    'youtube.com/@aBc',
    '(bit.ly/aBc)',
    'Example.com',
    'a.Example.co.kr에서',
    'example.de:8080',
    '한국어.com',
    'x.test?q=aB',
    'localhost:3000/aB',
    '192.168.0.1/aB',
  ])('takes %s for a link', (link) => {
    expect(convertCase(`see ${link}`, 'upper', { keepLinks: true })).toBe(`SEE ${link}`);
  });

  it.each([
    'end.Next',
    'e.g.',
    'U.S.a',
    'Node.js/Express',
    'v1.2',
    'and/or',
    'file.txt',
    'a@b@c.com',
    'a.common',
    '1.5/2',
  ])('takes %s for text', (word) => {
    expect(convertCase(word, 'upper', { keepLinks: true })).toBe(word.toUpperCase());
  });

  it('leaves links alone in capitals', () => {
    expect(convertCase('see www.a.io now', 'upper', { keepLinks: true })).toBe('SEE www.a.io NOW');
  });
});

describe('parseExceptionWords', () => {
  it('takes words between commas, bare, small and composed', () => {
    expect([...parseExceptionWords(` Of, ,THE ,(a),,${'É'.normalize('NFD')}`)]).toEqual(['of', 'the', 'a', 'é']);
    expect(parseExceptionWords('').size).toBe(0);
  });

  it.each(['of, the', 'of the', 'of，the', 'of; the', 'of、the\n'])('reads %j as two words', (list) => {
    expect([...parseExceptionWords(list)]).toEqual(['of', 'the']);
  });
});

describe('every case', () => {
  const modes: readonly TextCase[] = [
    ...(['upper', 'lower', 'title', 'sentence', 'alternating'] as const),
    ...(['camel', 'pascal', 'snake', 'kebab', 'constant', 'dot'] as const),
  ];
  it.each(modes)('%s changes nothing the second time', (to) => {
    const text = fc.string({ unit: fc.constantFrom(...'aBçs éİß가1 ,.!?"(\')-_•😀’/\n') });
    fc.assert(
      fc.property(text, (input) => {
        const once = convertCase(input, to);
        const idempotent = to === 'camel' || to === 'pascal' ? once.normalize('NFC') : convertCase(once, to);
        expect(idempotent).toBe(once);
      }),
    );
  });

  it.each(modes)(
    '%s takes linear time',
    (to) => {
      for (const piece of [
        'a',
        'A',
        '.',
        ',',
        'a_b, ',
        '"',
        '(',
        "'",
        ' ',
        '@',
        'a ',
        'aB',
        '\n',
        '가',
        '-',
        'A-',
        'a.',
        '1)',
        "A's",
        'a.com/',
        '1a/',
        '1a ',
        '\u200b',
      ]) {
        convertCase(`${piece.repeat(100_000)}a`, to, { exceptions, keepAcronyms: true, keepLinks: true });
      }
    },
    LINEAR_MS,
  );
});
