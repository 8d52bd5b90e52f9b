import { describe, expect, it } from 'vitest';
import { formatJson } from '../formatJson.ts';
import { repairJson } from './repairJson.ts';

describe('repairJson', () => {
  it.each([
    [`{'a': 1, 'b': True, 'c': None}`, '{"a": 1, "b": true, "c": null}'],
    ['{"a":1,}', '{"a":1}'],
    ['{"a": 1,, "b": 2}', '{"a": 1, "b": 2}'],
    ['{,"a":1,,\n,"b":[{"c":2,;}]}', '{"a":1,\n"b":[{"c":2}]}'],
    ['{,}', '{}'],
    // Marks that are not seen, around a value and in its place.
    ['{"a": true\u202c}', '{"a": true}'],
    ['{"path":"x"\u2069}', '{"path":"x"}'],
    ['{"a": 1\u061c,\u034f"b": None\u3164}', '{"a": 1,"b": null}'],
    ['{a:1,b:2}', '{"a":1,"b":2}'],
    ['{“a”: “b”}', '{"a": "b"}'],
    ['{"a":1 /* c */}', '{"a":1 }'],
    ['{"a":1}\n{"b":2}', '[\n{"a":1},\n{"b":2}\n]'],
    ['{"a": "x\ny"}', '{"a": "x\\ny"}'],
    ['[1,2,3', '[1,2,3]'],
    ['{"a" 1}', '{"a": 1}'],
    ['{"a"', '{"a":null}'],
    ["{'a': 'x'\n'b': 1}", '{"a": "x",\n"b": 1}'],
    [String.raw`{'a': '\u{e9}'}`, '{"a": "é"}'],
    ['callback({"a":1});', '{"a":1}'],
    ['{"a":01}', '{"a":"01"}'],
    // Full-width marks, but not in strings.
    ['｛"a，"：１、 "b"：［2，"："］｝', '{"a，":1, "b":[2,"："]}'],
    ['{"a"：1，b: 2}', '{"a":1,"b": 2}'],
    // Between other text.
    ['2026-11-25 [INFO] body={"a":1} [3]', '{"a":1}'],
    ['결과:\n{"a": 1.10}\n끝', '{"a": 1.10}'],
    ['{"a":1}abc', '{"a":1}'],
    ['HTTP/1.1 200 OK\nContent-Type: application/json\n\n[{"a":"]}\\""}]', '[{"a":"]}\\""}]'],
    ['data: {"a":1}\n\ndata: {"b":[2]}', '[\n{"a":1},\n{"b":[2]}\n]'],
    ['x() {} {"a":1}', '{"a":1}'],
    [`b'{"a":1}'`, '{"a":1}'],
    ['const data = {a: 1};', '{"a": 1}'],
    ["module.exports = ['x']", '["x"]'],
    ['return {a:1}', '{"a":1}'],
    ['"name": "kim",\n"age": 3},\n{"name": "lee"}]', '[{"name": "kim",\n"age": 3},\n{"name": "lee"}]'],
    ['"x": 1},{"x": 2}]', '[{"x": 1},{"x": 2}]'],
    // After a sentence, a log or a quotation.
    ['Sure, {"a":1}', '{"a":1}'],
    ['안녕하세요, {"a":1}', '{"a":1}'],
    [`Hi, here is the JSON, {'a':1}`, '{"a":1}'],
    ['as follows, {"a": 1, "b": 2}', '{"a": 1, "b": 2}'],
    ['INFO "request": {"id": 1, "name": "x",}', '{"id": 1, "name": "x"}'],
    ['2026-11-25 10:00:00 INFO "request": {"id":1,}', '{"id":1}'],
    ['INFO "request": {"id":1,}\nINFO "request": {"id":2,}', '[\n{"id":1},\n{"id":2}\n]'],
    ['"GET /x" 200 {"a":1,}', '{"a":1}'],
    ['"Kim" sent {"a":1}', '{"a":1}'],
    ['level=info msg="done", body={"a":1,}', '{"a":1}'],
    ['User said: "hello", data={"a":1,}', '{"a":1}'],
    ['User said: “hello”, data={"a":1,}', '{"a":1}'],
    ['console.log("a", "b", {"a":1})', '{"a":1}'],
    ['console.log("a", "b", {"a":1}, {"b":2})', '[\n{"a":1},\n{"b":2}\n]'],
    ['Here is "the JSON": {"a":1,}', '{"a":1}'],
    ['Sure, {"a":1}, {"b":2}', '[\n{"a":1},\n{"b":2}\n]'],
    ['INFO "request": ｛a：1｝', '{"a":1}'],
    // As the console of a browser writes an array.
    ['(2) [{a: 1}, {a: 2}]', '[{"a": 1}, {"a": 2}]'],
    ['(1) {"a":1}', '{"a":1}'],
    ["(2) ['a', 'b']", '["a", "b"]'],
    ['(3) [1, 2, 3]', '[1, 2, 3]'],
    ['log: (2) [{a: 1}, {a: 2}]', '[{"a": 1}, {"a": 2}]'],
    // In the colors of a terminal.
    ['\u001b[32m{"a":1,}\u001b[0m', '{"a":1}'],
    ['\u001b[1;39m{\u001b[0m"a": \u001b[33m1\u001b[39m,}', '{"a": 1}'],
    [`{ a: \u001b[33m1\u001b[39m, b: \u001b[32m'x'\u001b[39m }`, '{ "a": 1, "b": "x" }'],
    ['{"a":"\u001b[0m x",}', '{"a":"\\u001b[0m x"}'],
    // A part of an object, and encoded for a link.
    ['"a": 1, "b": {"c": 2},', '{"a": 1, "b": {"c": 2}}'],
    ['%7B%22a%22%3A%22%EA%B0%80%22%7D', '{"a":"가"}'],
    ['"abc', '"abc"'],
    [`'abc'`, '"abc"'],
  ])('repairs %j', (text, repaired) => {
    expect(repairJson(text)).toBe(repaired);
  });

  it.each([
    // A well-formed string stays as it is, whatever is in it.
    ['{"tags":["배열[0"],"b":1,}', '{"tags":["배열[0"],"b":1}'],
    ['{"a":["x[0m"],}', '{"a":["x[0m"]}'],
    ['{"a":["\\u001b[0m", "[WARN"],}', '{"a":["\\u001b[0m", "[WARN"]}'],
    ['{"q":"{\\"a\\":1}",}', '{"q":"{\\"a\\":1}"}'],
    // Full-width characters in strings of any kind.
    ["{'msg': '안녕！（１２）'}", '{"msg": "안녕！（１２）"}'],
    ['{“a”: “가：나”}', '{"a": "가：나"}'],
    ["{'a': '、'}", '{"a": "、"}'],
    // Comments.
    ['// {"old":1}\n{"a":1,}', '{"a":1}'],
    ['/* {"old": true} */\n{"new": false}', '{"new": false}'],
    ['// {"a":1}\n// {"b":2}\n{"c":3,}', '{"c":3}'],
    ['// {"a":1}', '{"a":1}'],
    ['{"a":1 # c\n}', '{"a":1 \n}'],
    ['{"a": #fff}', '{"a": "#fff"}'],
    ['GET http://x/y {"a":1}', '{"a":1}'],
    // Backslashes that start no escape.
    ['{"path":"C:\\Users\\new"}', '{"path":"C:\\\\Users\\\\new"}'],
    ['{"path":"C:\\Users\\","b":"x"}', '{"path":"C:\\\\Users\\\\","b":"x"}'],
    ['{"re":"\\d+\\n"}', '{"re":"\\\\d+\\n"}'],
    [String.raw`{"re":"\d+\.\w","q":"say "hi""}`, String.raw`{"re":"\\d+\\.\\w","q":"say \"hi\""}`],
    [String.raw`{"q":"say "hi"","p":"C:\Users\new"}`, String.raw`{"q":"say \"hi\"","p":"C:\\Users\\new"}`],
    [String.raw`{"p":"\\srv\share\"}`, String.raw`{"p":"\\\\srv\\share\\"}`],
    [String.raw`{"q":"say "hi"","p":"\\srv\share"}`, String.raw`{"q":"say \"hi\"","p":"\\\\srv\\share"}`],
    [String.raw`{"re":"\\d+\s"}`, String.raw`{"re":"\\d+\\s"}`],
    [String.raw`{"p":"C:\Users\\x"}`, String.raw`{"p":"C:\\Users\\x"}`],
    // A line that goes on after a backslash.
    ["{'a': 'x\\\ny'}", '{"a": "xy"}'],
    ["{'a': 'x\\\r\ny'}", '{"a": "xy"}'],
    ['{a: "x\\\ry\\\u2028z"}', '{"a": "xyz"}'],
    ["{'a': '''x\\\ny'''}", '{"a": "xy"}'],
    // The backslash at the end of a folder does not escape the quote after it.
    [String.raw`{"p":"C:\"}`, String.raw`{"p":"C:\\"}`],
    [String.raw`{"p":"C:\","q":1}`, String.raw`{"p":"C:\\","q":1}`],
    [String.raw`{"p":"C:\temp\", "q":"D:\new\"}`, String.raw`{"p":"C:\\temp\\", "q":"D:\\new\\"}`],
    [String.raw`{'p':'C:\new\'}`, String.raw`{"p":"C:\\new\\"}`],
    [String.raw`{"p":"C:\" drive",}`, String.raw`{"p":"C:\" drive"}`],
    [String.raw`{"p":"C:\", D",}`, String.raw`{"p":"C:\", D"}`],
    ["{'a': 'x\\xa0y\\U0001f600'}", '{"a": "x\u00a0y😀"}'],
    [`{"a": "it's\\xa0x", 'b': 1}`, '{"a": "it\'s\u00a0x", "b": 1}'],
    ["{'p': 'C:\\\\Users\\\\new'}", '{"p": "C:\\\\Users\\\\new"}'],
    ['["x""y"]', '["x","y"]'],
    ['{"a":"x""b":"y"}', '{"a":"x","b":"y"}'],
    [String.raw`["é say \"hi\"]`, String.raw`["é say \"hi\""]`],
    // Strings of Python in three quotes.
    ['{"b": """x"y"""}', '{"b": "x\\"y"}'],
    ["{'a': '''x'\ny'''}", '{"a": "x\'\\ny"}'],
    ['{"a":"x"",b":1}', String.raw`{"a":"x\"","b":1}`],
    // Apostrophes.
    [`{"a": 'it's'}`, '{"a": "it\'s"}'],
    ['{‘a’: ‘it’s’}', '{"a": "it’s"}'],
    ["{'a': 'the boys' and girls', 'b': 'use 'x' or 'y''}", `{"a": "the boys' and girls", "b": "use 'x' or 'y'"}`],
    ["{'a': 'x' + 'y'}", '{"a": "xy"}'],
    ['{"a": "15" * 20" x", "b": 1}', String.raw`{"a": "15\" * 20\" x", "b": 1}`],
    ["['a' 'b']", '["a", "b"]'],
    // Every document is kept.
    ['{"a":1}[2]', '[\n{"a":1},\n[2]\n]'],
    ['{"a":1,} {"b":2}', '[\n{"a":1},\n{"b":2}\n]'],
    ['[1,2] {"a":1}', '[\n[1,2],\n{"a":1}\n]'],
    ['data: [1,2]\ndata: {"a":1}', '[\n[1,2],\n{"a":1}\n]'],
    ['{"a":1}{}', '[\n{"a":1},\n{}\n]'],
    ['{"a":1}\n"b"\n3', '[\n{"a":1},\n"b",\n3\n]'],
    ['{"a":1}\n{"b":"say "hi""}\n{"c":3', '[\n{"a":1},\n{"b":"say \\"hi\\""},\n{"c":3}\n]'],
    ['{"a":1}\n{"a":2\n{"a":3}', '[\n{"a":1},\n{"a":2},\n{"a":3}\n]'],
    ['[INFO] {"a":1}', '{"a":1}'],
    ['[2026-11-25 10:00:00] local.ERROR: boom {"a":1}', '{"a":1}'],
    // Brackets.
    ['{"a":[{"b":1},"c":2}', '{"a":[{"b":1}],"c":2}'],
    ['[{"a":1,{"b":2}]', '[{"a":1},{"b":2}]'],
    ['{"a":{"b":1}},"c":2}', '{"a":{"b":1},"c":2}'],
    ['{"a":[1,2]],"b":1}', '{"a":[1,2],"b":1}'],
    ['{"a":[1,2,3}', '{"a":[1,2,3]}'],
    // Values of other languages.
    ["[('a', 1), ('b', (2,), ())]", '[["a", 1], ["b", [2], []]]'],
    ['({"a":1})', '{"a":1}'],
    [
      '{"a": TRUE, "b": False, "c": nil, "d": undefined, "e": NaN}',
      '{"a": true, "b": false, "c": null, "d": null, "e": null}',
    ],
    ['{"a": tr', '{"a": true}'],
    ['{"a": [nu', '{"a": [null]}'],
    ['{"a": .5, "b": +1, "c": 5., "d": 0x1f, "e": 7L}', '{"a": 0.5, "b": 1, "c": 5.0, "d": "0x1f", "e": 7}'],
    [`{"a": ObjectId("x"), "b": NumberLong(5), "c": Decimal('1.10')}`, '{"a": "x", "b": 5, "c": "1.10"}'],
    ["{u'a': b'b'}", '{"a": "b"}'],
    ['{"a" => "b"}', '{"a" : "b"}'],
    // Symbols of Ruby.
    [
      '{:id=>1, :name=>"Kim", :tags=>["a", :b], :ok? => nil}',
      '{"id":1, "name":"Kim", "tags":["a", "b"], "ok?" : null}',
    ],
    ['{"a"=>:nil, :"b c"=>:"d e"}', '{"a":"nil", "b c":"d e"}'],
    ['[{id: 1, role: :admin}]', '[{"id": 1, "role": "admin"}]'],
    [`{"a": ":b", ':c': 1}`, '{"a": ":b", ":c": 1}'],
    ['see [:a] {"b":1,}', '{"b":1}'],
    // Arrays of PHP.
    ["['a' => 'x', 'b' => 'y']", '{"a" : "x", "b" : "y"}'],
    ["['name' => '홍길동', 'age' => 30]", '{"name" : "홍길동", "age" : 30}'],
    [`["a" => ["b" => 1, "c" => ['x', 'y']]]`, '{"a" : {"b" : 1, "c" : ["x", "y"]}}'],
    ["[['id' => 1], ['id' => 2]]", '[{"id" : 1}, {"id" : 2}]'],
    ["[1 => 'a', 2 => 'b']", '{"1" : "a", "2" : "b"}'],
    ["$a = [\n  'b' => true, // c\n];", '{\n  "b" : true \n}'],
    ["array('a' => array('b' => 'c'), 'd' => array(1, 2))", '{"a" : {"b" : "c"}, "d" : [1, 2]}'],
    ["$a = array (\n  0 => 'a',\n  'b' => NULL,\n);", '{\n  "0" : "a",\n  "b" : null\n}'],
    ["array(array('a' => 1), 5)", '[{"a" : 1}, 5]'],
    ['Returns array (of ids): {"a":1,}', '{"a":1}'],
    // Commas between thousands, and before a key.
    ['{"a":1,000}', '{"a":1000}'],
    ['[1, 007, 2, 000]', '[1, "007", 2, "000"]'],
    ['[1,234,]', '[1,234]'],
    ['{"a":-1,234,567.50,"b":2}', '{"a":-1234567.50,"b":2}'],
    ['{"a":12,345,678}', '{"a":12345678}'],
    ['{"a":100,200,"b":1}', '{"a":100200,"b":1}'],
    ['{a:1,500:2}', '{"a":1,"500":2}'],
    // An example that is shortened with points.
    ['{"user": {...}, "n": 1,}', '{"user": {}, "n": 1}'],
    ['{"items": [...], "n": 1,}', '{"items": [], "n": 1}'],
    ['{"a": "... 98 more items", "b": "x" // ... 2 more items\n}', '{"a": "... 98 more items", "b": "x" \n}'],
    // Dates of Python.
    ["{'a': datetime.datetime(2026, 11, 6, 10, 2)}", '{"a": "2026-11-06T10:02:00"}'],
    ['[datetime(2026, 1, 1, 0, 0, 5, 600), date(2026, 1, 1)]', '["2026-01-01T00:00:05.000600", "2026-01-01"]'],
    [
      "{'a': datetime.datetime(2026, 11, 6, 3, 4, 5, 123456, tzinfo=datetime.timezone.utc)}",
      '{"a": "2026-11-06T03:04:05.123456+00:00"}',
    ],
    ['[datetime.datetime(2026, 11, 6, 3, 4, tzinfo=<UTC>)]', '["2026-11-06T03:04:00+00:00"]'],
    ["[datetime.datetime(2026, 11, 6, 3, 4, tzinfo=zoneinfo.ZoneInfo(key='UTC'))]", '["2026-11-06T03:04:00+00:00"]'],
    ['{a: date("2026-01-01")}', '{"a": "2026-01-01"}'],
    ['{a=1, b=Seoul Korea; c=x}', '{"a":1, "b":"Seoul Korea", "c":"x"}'],
    ['{"a": \u22121.5}', '{"a": -1.5}'],
    ['{"금액": 1,000원}', '{"금액": "1,000원"}'],
    ['{"total": 100,000,000원, "rate": -1,234.5 %}', '{"total": "100,000,000원", "rate": "-1,234.5 %"}'],
    ['{start: 09:00, end: 18:00}', '{"start": "09:00", "end": "18:00"}'],
    ['{"t": 12:30:45}', '{"t": "12:30:45"}'],
    ['{"a": hello world}', '{"a": "hello world"}'],
    ['{a: http://x.y/z}', '{"a": "http://x.y/z"}'],
    // As minifiers of JavaScript and as Perl write them.
    ['{a:!0,b:[!1,void 0],c:undef}', '{"a":true,"b":[false,null],"c":null}'],
    // An empty string of Java.
    ['{a=, b={c=}, d=null}', '{"a":"", "b":{"c":""}, "d":null}'],
    // An arrow that was cut off.
    ["['a' => 1, 'b' =", '{"a" : 1, "b" :null}'],
    // In single quotes, PHP, Perl and Ruby have no line feeds and no codes.
    [
      String.raw`['re' => '/\bx\n\x41\'/', "n" => "a\n\xe9", 'p' => 'A\\B']`,
      String.raw`{"re" : "/\\bx\\n\\x41'/", "n" : "a\né", "p" : "A\\B"}`,
    ],
    ["['a' => 'x\\\ny']", String.raw`{"a" : "x\\\ny"}`],
    [String.raw`Map(1) { 'a' => 'x\ny' }`, String.raw`{ "a" : "x\ny" }`],
    // Arrows in strings, and those that JavaScript shows.
    [
      String.raw`[{'role':'user','content':'line 1\nline 2'},{'role':'user','content':"PHP: ['a' => 'b']"}]`,
      String.raw`[{"role":"user","content":"line 1\nline 2"},{"role":"user","content":"PHP: ['a' => 'b']"}]`,
    ],
    [String.raw`{'op': '=>', 'text': 'a\nb'}`, String.raw`{"op": "=>", "text": "a\nb"}`],
    [
      String.raw`{op: '=>', code: "['a' => 'b']", text: 'a\nb'}`,
      String.raw`{"op": "=>", "code": "['a' => 'b']", "text": "a\nb"}`,
    ],
    [String.raw`[u'[x => ', u'a\nb']`, String.raw`["[x => ", "a\nb"]`],
    [String.raw`["it's: [", ' => ', 'a\nb']`, String.raw`["it's: [", " => ", "a\nb"]`],
    [String.raw`URLSearchParams { 'a' => 'x\ny' }`, String.raw`{ "a" : "x\ny" }`],
    [String.raw`Map { 'a' => 'x\ny' }`, String.raw`{ "a" : "x\ny" }`],
    [String.raw`It's this: {name => 'a\b', :b => 'x'}`, String.raw`{"name" : "a\\b", "b" : "x"}`],
    [String.raw`["it's" => 'a\b']`, String.raw`{"it's" : "a\\b"}`],
    [String.raw`list.map(x => 'y'); [{a: 'x\ny'}]`, String.raw`[{"a": "x\ny"}]`],
    // Property lists of Swift and Objective-C.
    [
      '{\n    list =     (\n        1\n    );\n    "b-c" = "\\Uc548\\Ub155 \\"x\\"";\n    e =     (\n    );\n}',
      '{\n    "list" :     [\n        1\n    ],\n    "b-c" : "안녕 \\"x\\"",\n    "e" :     [\n    ]\n}',
    ],
    ['(\n        {\n        id = 1;\n    }\n)', '[\n        {\n        "id" : 1\n    }\n]'],
    ['{\n    s = "\\Ud83d\\Ude00";\n}', '{\n    "s" : "\\ud83d\\ude00"\n}'],
    // In single quotes of HTML.
    [`<a data-x='{"a":"it&#39;s &lt;b&gt;"}'>x</a>`, '{"a":"it\'s <b>"}'],
    [`{"h":"<a data-x='{}'>", 'b': 1}`, '{"h":"<a data-x=\'{}\'>", "b": 1}'],
    [`curl -d='{"a":"<b>&lt;</b>"}' x.y`, '{"a":"<b>&lt;</b>"}'],
    [`<p>{"a":"&lt;",}</p>`, '{"a":"&lt;"}'],
    // Without a brace, between text, escaped, encoded.
    ["'name': 'kim', 'age': 3", '{"name": "kim", "age": 3}'],
    ['"a": 1}', '{"a": 1}'],
    ['"a": 1,\n"b": ["c"]\n},\n{\n"a": 2\n}\n]', '[{"a": 1,\n"b": ["c"]\n},\n{\n"a": 2\n}\n]'],
    ['"a": 1}, {"a": 2}', '[{"a": 1}, {"a": 2}]'],
    ['"a": 1}]', '[{"a": 1}]'],
    ['"a"],["b"]]', '[["a"],["b"]]'],
    ['{"a":1},{"b":2}]', '[\n{"a":1},\n{"b":2}\n]'],
    // Text before a document that is not part of it.
    [`curl -H "Content-Type: application/json" -d '{"a":1}' https://x.y`, '{"a":1}'],
    ['fetch("/a", {"b":1})', '{"b":1}'],
    ['time="x" level=info body={"a":1}', '{"a":1}'],
    ['log: "{\\"a\\":1}"', '{"a":1}'],
    ['see [1] {"a":1}', '{"a":1}'],
    ['[Array] {"a":1,}', '{"a":1}'],
    ['[object Object] {"a":1,}', '{"a":1}'],
    // The body of a response, and not its headers.
    ['{ [13 bytes data]\n* Connection #0 to host x.y left intact\n{"id":7,"b":"* x"}', '{"id":7,"b":"* x"}'],
    ['} [5 bytes data]\n{"id":7}', '{"id":7}'],
    ['> GET / HTTP/2\n>\n< HTTP/2 200\r\n< nel: {"a":1}\r\n< \r\n{"id":7}\r\n* Connection #0', '{"id":7}'],
    ['HTTP/2 200\r\ndate: x\r\nnel: {"a":1}\r\n\r\n{"id":7}\r\n', '{"id":7}'],
    ['$ curl -i "x.y"\nHTTP/1.1 200 OK\nX-Pagination: {"total":3}\n\n[{"id":1},]', '[{"id":1}]'],
    [
      'POST /x HTTP/1.1\nX-A: {"a":1}\n\n{"b":2}\n\n\nHTTP/1.1 200 OK\nX-C: {"c":3}\n\n{"d":4}',
      '[\n{"b":2},\n{"d":4}\n]',
    ],
    ['< HTTP/2 200\n<\n{"a":"x\n* b\n< c"}', '{"a":"x\\n* b\\n< c"}'],
    // A log, and headers without a body.
    ['HTTP/1.1 200 OK\nbody: {"a":1}\n\nHTTP/1.1 500\nbody: {"b":2}', '[\n{"a":1},\n{"b":2}\n]'],
    ['HTTP/1.1 200 {"a":1}\nbody: {"b":2}\n\n{"c":3}', '[\n{"a":1},\n{"b":2},\n{"c":3}\n]'],
    ['HTTP/1.1 200 OK\nnel: {"a":1}\n{"b":2}', '[\n{"a":1},\n{"b":2}\n]'],
    ['< HTTP/2 404\n< x-error: {"a":1}\n<', '{"a":1}'],
    ['> {"a":1}\n* {"b":2}', '[\n{"a":1},\n{"b":2}\n]'],
    // Several values of a program.
    ['var a=[1,2,3];var b=[4];', '[\n[1,2,3],\n[4]\n]'],
    ['a=[1,2], b=[3,4]', '[\n[1,2],\n[3,4]\n]'],
    ['"a[0", "b"]', '["a[0", "b"]'],
    ['[[# 1",2],["a"]]', '[["# 1",2],["a"]]'],
    ["log {'a': 1}", '{"a": 1}'],
    ['{"a":"see note: say "hi""}', String.raw`{"a":"see note: say \"hi\""}`],
    ['{ID:1 Name:Kim}', '{"ID":1, "Name":"Kim"}'],
    // Quotes that are not escaped before a name with a colon.
    ['{"msg": "Error in "foo.js" line: 3"}', String.raw`{"msg": "Error in \"foo.js\" line: 3"}`],
    ['{"a": "27" monitor, color: black"}', String.raw`{"a": "27\" monitor, color: black"}`],
    ['{"a": "Error in "foo.js" line: 3, "b": 1}', String.raw`{"a": "Error in \"foo.js\" line: 3", "b": 1}`],
    ['{"a": "27" monitor, color: black', String.raw`{"a": "27\" monitor, color: black"}`],
    ['{"a": "<p style="x">see note: b</p>"}', String.raw`{"a": "<p style=\"x\">see note: b</p>"}`],
    [String.raw`{"a": "a \"b\" see note:c}`, String.raw`{"a": "a \"b\" see note:c"}`],
    [String.raw`{"a": "a \"b\" "c" note:d"}`, String.raw`{"a": "a \"b\" \"c\" note:d"}`],
    // Values without quotes.
    ['{"key": dGVzdA=, "b": 1}', '{"key": "dGVzdA=", "b": 1}'],
    ['{token: YWJjZA==}', '{"token": "YWJjZA=="}'],
    ['{"query": page=1&size=20}', '{"query": "page=1&size=20"}'],
    ['{env: NODE_ENV=production}', '{"env": "NODE_ENV=production"}'],
    ['{dsn: host=localhost port=5432}', '{"dsn": "host=localhost port=5432"}'],
    ['{"args": [x=1, y=2]}', '{"args": ["x=1", "y=2"]}'],
    ['{title: My Book: A Story}', '{"title": "My Book: A Story"}'],
    ['log {"a":"say "hi""}', '{"a":"say \\"hi\\""}'],
    ['결과: {a: 1}', '{"a": 1}'],
    ['callback({a:1});', '{"a":1}'],
    ['{\\"a\\":\\"b \\\\\\"c\\\\\\"\\"}', '{"a":"b \\"c\\""}'],
    ['msg="{\\"a\\":1}"', '{"a":1}'],
    [String.raw`{\n  \"a\": 1,\r\n\t\"b\": \"x\\ny\"\n}`, '{\n  "a": 1,\r\n\t"b": "x\\ny"\n}'],
    [String.raw`body: {\n  \"a\": 1\n}`, '{\n  "a": 1\n}'],
    [String.raw`msg="{\n  \"a\": 1\n}"`, '{\n  "a": 1\n}'],
    // An escaped quote in other quotes makes no escaped document.
    [
      String.raw`{html: '<a href=\"x\">go</a>', dir: 'C:\\temp'}`,
      String.raw`{"html": "<a href=\"x\">go</a>", "dir": "C:\\temp"}`,
    ],
    [String.raw`{'text': 'x\\ny', 'q': '\"z\"'}`, String.raw`{"text": "x\\ny", "q": "\"z\""}`],
    [String.raw`{“p”: “C:\\temp”, “q”: “say \"hi\"”}`, String.raw`{"p": "C:\\temp", "q": "say \"hi\""}`],
    [String.raw`{“say”: “he said \“hi\””}`, '{"say": "he said “hi”"}'],
    [String.raw`{‘say’: ‘it\’s’}`, '{"say": "it’s"}'],
    [String.raw`{"say": "\“hi\”",}`, '{"say": "“hi”"}'],
    [String.raw`{“dir”: “C:\temp\”, “say”: “\„hi\“”}`, String.raw`{"dir": "C:\\temp\\", "say": "„hi“"}`],
    [String.raw`{"file": "D:\reports\’24 budget.xlsx"}`, String.raw`{"file": "D:\\reports\\’24 budget.xlsx"}`],
    [
      String.raw`{"a": "D:\backup\‘23", "b": "D:\backup\‘24"}`,
      String.raw`{"a": "D:\\backup\\‘23", "b": "D:\\backup\\‘24"}`,
    ],
    [String.raw`{"file": "C:\temp\“x”.txt"}`, String.raw`{"file": "C:\\temp\\“x”.txt"}`],
    [String.raw`{"file": "D:\new\‘24.txt"}`, String.raw`{"file": "D:\\new\\‘24.txt"}`],
    [String.raw`{"file": "docs\‘24년.xlsx"}`, String.raw`{"file": "docs\\‘24년.xlsx"}`],
    [String.raw`{“say”: “그는\“네\”라고”}`, '{"say": "그는“네”라고"}'],
    [String.raw`{“say”: “(\“hi\”)”, “b”: “\“a\”, \“b\”, c”}`, '{"say": "(“hi”)", "b": "“a”, “b”, c"}'],
    [String.raw`{“sep”: “\”}`, String.raw`{"sep": "\\"}`],
    [String.raw`{“sep”: “\”, “q”: “x”}`, String.raw`{"sep": "\\", "q": "x"}`],
    [String.raw`{‘sep’: ‘\’, ‘q’: ‘x’}`, String.raw`{"sep": "\\", "q": "x"}`],
    [String.raw`[“a\”, “b”]`, String.raw`["a\\", "b"]`],
    ['{&quot;a&quot;:1}', '{"a":1}'],
    ['<div data-points="[[1,&quot;a&quot;],[-2.5e3,&quot;b&quot;]]">', '[[1,"a"],[-2.5e3,"b"]]'],
    ['[true,[null],{&quot;a&quot;:1}]', '[true,[null],{"a":1}]'],
    ['<div data-x="[{&#34;a&#x22;:&QUOT;&amp;lt;&#xac00;&#x200000;&quot;}]">', '[{"a":"&lt;가&#x200000;"}]'],
    ['{"a":"&quot;x&quot;",}', '{"a":"&quot;x&quot;"}'],
    // Escaped, after other strings.
    [String.raw`curl https://x.y -H "Content-type: application/json" -d "{\"a\":\"b, c\"}"`, '{"a":"b, c"}'],
    [String.raw`time="10:00" msg="say \"hi\"" body="{\"a\":\"x y\"}"`, '{"a":"x y"}'],
    [String.raw`requests.post("http://x.y", data="[ {\"p\":\"C:\\\\new\"} ]")`, String.raw`[ {"p":"C:\\new"} ]`],
    [String.raw`curl "https://x.y/?ids[]=1" -d "{\"a\":1,}"`, '{"a":1}'],
    [`[INFO] x="{\\"a\\":1}"\n[2026-11-25 10:00] x="{\\"b\\":2}"`, '[\n{"a":1},\n{"b":2}\n]'],
    [String.raw`["x", "{\"a\":1}",]`, String.raw`["x", "{\"a\":1}"]`],
    [String.raw`[1] "{\"a\":1}"`, '[\n[1],\n"{\\"a\\":1}"\n]'],
    [String.raw`"x": "y", "a": "{\"b\":1}",`, String.raw`{"x": "y", "a": "{\"b\":1}"}`],
    // Bytes of Python.
    [String.raw`b'{"name": "\xed\x95\x9c\xea\xb8\x80", "n": 1}'`, '{"name": "한글", "n": 1}'],
    [
      String.raw`{'a': b'\xED\x95\x9c\x00', 'b': b"\\xed it's", 'c': 'caf\xe9'}`,
      String.raw`{"a": "한\u0000", "b": "\\xed it's", "c": "café"}`,
    ],
    [
      String.raw`INFO body=b'{"a": "\xea\xb0\x80", "b": "x\\ny", "c": "it\'s"}' 200`,
      String.raw`{"a": "가", "b": "x\ny", "c": "it's"}`,
    ],
    [String.raw`b"{'a': '\xea\xb0\x80'}"`, '{"a": "가"}'],
    [String.raw`[{'body': b'{"a":"x\\ny"}'}]`, String.raw`[{"body": "{\"a\":\"x\\ny\"}"}]`],
    // In the quotes of a shell in which a backslash starts an escape.
    [
      String.raw`curl 'https://x.y' --data-raw $'{"a":"it\'s","b":"x\\ny","c":"C:\\\\temp"}'`,
      String.raw`{"a":"it's","b":"x\ny","c":"C:\\temp"}`,
    ],
    [
      String.raw`curl --data-raw $'{"a":"it\'s \\"q\\"\u0021\041\xea\xb0\x80 \xe9\U0001f600"}'`,
      String.raw`{"a":"it's \"q\"!!가 é😀"}`,
    ],
    [String.raw`curl -b 'p={"a":1}' --data-raw $'{\n\t"b":"it\'s"}'`, '[\n{"a":1},\n{\n\t"b":"it\'s"}\n]'],
    [String.raw`{"cmd":"curl -d $'{\"a\":1}'",}`, String.raw`{"cmd":"curl -d $'{\"a\":1}'"}`],
    // A raw string of Python.
    [String.raw`r'{"a":"x\\ny"}'`, String.raw`{"a":"x\\ny"}`],
    [String.raw`r"C:\new"`, String.raw`"C:\\new"`],
    // In the carets of a command line of Windows.
    ['curl "https://x.y" ^\n  -H "a: b" ^\n  -d "{\\"a\\":1}"', '{"a":1}'],
    [
      String.raw`curl ^"https://x.y/?a^[^]=1^" -H ^"a: ^\^"b^\^"^" --data-raw ^"^{^\^"a^\^":^\^"50^% ^^ ^\^\^\^"x^\^\^\^"^\^\n^\^"^}^"`,
      String.raw`{"a":"50% ^ \"x\"\n"}`,
    ],
    [`curl "https://x.y" --data-raw "^{^\n\n  \\^"a\\^":1^}"`, '{\n  "a":1}'],
    ['{"re":"^[a-z]+","a":"^{\\"",}', '{"re":"^[a-z]+","a":"^{\\""}'],
    // In the quotes of CSV, a shell and SQL.
    ['"{""a"": 1, ""b"": ""x""}"', '{"a": 1, "b": "x"}'],
    ['"{""a"":1}"\n"{""a"":""""}"', '[\n{"a":1},\n{"a":""}\n]'],
    // The other columns of a table are not part of a document.
    ['id,payload\n1,"{""a"": ""x, y""}"\n2,"{}"\n3,', '[\n{"a": "x, y"},\n{}\n]'],
    ['"id","payload"\n"1","{\n""a"":1}"\n"2","[1]"', '[\n{\n"a":1},\n[1]\n]'],
    [`(1, '{"a":"it''s"}', 'x')`, '{"a":"it\'s"}'],
    [`"a": '{"b":"it''s"}', "c": 2`, String.raw`{"a": "{\"b\":\"it''s\"}", "c": 2}`],
    ['{""a"":"""", ""b"": [""x""]}', '{"a":"", "b": ["x"]}'],
    ['["" ""]', '["", ""]'],
    [`curl --data-raw '{"a":"it'\\''s"}' https://x.y`, '{"a":"it\'s"}'],
    [`'{"a":"it''s"}'`, '{"a":"it\'s"}'],
    [`INSERT INTO t VALUES (1, '{"a":"it''s"}')`, '{"a":"it\'s"}'],
    [`{"a":'{"b":"it''s"}'}`, String.raw`{"a":"{\"b\":\"it''s\"}"}`],
    // The header and the payload of a token.
    ['Bearer eyJhIjoxfQ.eyJiIjoyfQ.c', '[\n{"a":1},\n{"b":2}\n]'],
    ['data=%7B%22a%22%3A+1%7D&b=2', '{"a": 1}'],
  ])('reads %j', (text, repaired) => {
    expect(repairJson(text)).toBe(repaired);
  });

  it.each([
    ['many lines', (count: number) => `{"id":1,'name':"x",}\n`.repeat(count), 50_000, 1_050_002],
    ['a large document', (count: number) => `[${'{"a":[1,2]},'.repeat(count)}]`, 100_000, 1_200_001],
  ])('reads %s in time that grows with the length', (_name, write, count, length) => {
    // Processor time: on a busy machine, the clock also measures other programs.
    const cpuMs = (text: string) => {
      const before = process.cpuUsage();
      const repaired = repairJson(text);
      const { user, system } = process.cpuUsage(before);
      return { repaired, ms: (user + system) / 1000 };
    };
    const times = 20;
    const short = write(count / times);
    // Compiled by now.
    cpuMs(short);
    const { ms } = cpuMs(short);
    const long = cpuMs(write(count));
    expect(long.repaired).toHaveLength(length);
    expect(long.ms / ms).toBeLessThan(times ** 1.5);
  });

  it.each([
    ['"x and', '"x and"'],
    ['"x and \\', String.raw`"x and \\"`],
    ['"x and \\u00e', String.raw`"x and \\u00e"`],
    ['"C:\\\\', String.raw`"C:\\"`],
    ["'x and", '"x and"'],
    ['"x", "y', '"x", "y":null'],
    ['"x": y] ', undefined],
  ])('reads a long document that was cut off in %j', (end, repaired) => {
    const items = '{"a":1}, '.repeat(20_000);
    const expected = repaired === undefined ? undefined : `[${items}{"b": ${repaired}}]`;
    expect(repairJson(`[${items}{"b": ${end}`)).toBe(expected);
  });

  it('keeps digits, duplicate keys and the order of keys', () => {
    const text = '{b: 12345678901234567890, a: 1.10, c: 1e400, d: -0, a: 2}';
    const repaired = '{"b": 12345678901234567890, "a": 1.10, "c": 1e400, "d": -0, "a": 2}';
    expect(repairJson(text)).toBe(repaired);
  });

  it.each([
    'undefined',
    'hello world',
    'a=1&b=2',
    '<xml/>',
    '1 2 3',
    'x() {} [1]',
    '%7B%',
    '%7Babc',
    'if (a) { return [{"b": 1}]; }',
    '"{" and [ {"a": 1}',
    '[1,,2]',
    '[,1]',
    '{"a":[1,,2],,"b":3}',
    'ObjectId("x")',
    '{"a": +',
    // No value of JSON.
    "OrderedDict([('a', 1)])",
    "{'a': set()}",
    "{'a': {1, 2}}",
    "{'a': 'b' 'c'}",
    "{'a': datetime.date(2026, 1, 1, 1)}",
    "{'a': datetime.datetime(2026, 1)}",
    "{'a': datetime.date(2026, 1, 1, tzinfo=UTC)}",
    "{'a': datetime.datetime(2026, 1, 1, 0, 0, tzinfo=zoneinfo.ZoneInfo(key='Asia/Seoul'))}",
    // Bytes that are not in UTF-8.
    String.raw`b'{"a":"\xff"}'`,
    String.raw`{'a': b'\xc7\xd1'}`,
    // Members of Go and Java without marks between them.
    '{Name:Kim Age:3}',
    '{ID:1 Name:Kim Lee Age:5}',
    '{p=Point[x=1, y=2]}',
    '[Point[x=1, y=2], Point[x=3, y=4]]',
    '{k=Optional[5]}',
    '{title: My Book: A Story: B}',
    '{name: Kim age: 3}',
    '{name: Kim city: Seoul}',
    '{"name": "Kim" age: 3, "b": "say "hi""}',
    '{role="quoted", token=name: value}',
    '{a-b=[--flag], c=a note: b}',
    '{이름="x", 나이=a: b}',
    '{a=[B@1b6d3586, b=1}',
    '[ <2 empty items>, 1 ]',
    // Parts of an expression.
    "$x = ['a' => 'x' . 'y'];",
    '{a: "x" . "y"}',
    "{a: 'x' + b, c: 'd'}",
    "{'a': 'x' if y else 'z'}",
    "{'a': 'x' or 'y'}",
    "{'a': 'x' || 'y', 'b': 'z'}",
    "{a: 'x' as const, b: 'z'}",
    "{a: 'x'!, b: 'y'}",
    // Two prices or four items.
    '{"prices": [1,000, 25,000]}',
    '{"prices": [1,000원, 25,000원]}',
    '{"a": 255,255,255}',
    '[1,234,000,]',
    '{a: new Date(2026, 1, 1)}',
    "{'a': array([1, 2])}",
    "{'a': array('i', [1, 2])}",
    // The content is not in the text.
    '[object Object]',
    'log: [object Object]',
    '{id: 1, user: [object Object]}',
    '{ a: { b: [Object] }, c: [Array] }',
    '{id: 1, user: {…}}',
    '{ id: 1, fn: [Function: foo] }',
    '{ id: 1, fn: [AsyncFunction: foo], type: [class B extends A] }',
    '{id: 1, tags: Array(2)}',
    '(2) [Map(1), Set(3)]',
    '[Array] {"a":[Object]}',
    '{"a": new Uint8Array(4)}',
    "{ list: [ 'a', ... 98 more items ], n: 1 }",
    '[\n  { id: 1 },\n  ... 1 more item\n]',
    '{ a: [1, 2, … 98 more items] }',
    "{ a: 'x'... 9900 more characters, b: 1 }",
    "'x'... 100 more characters",
    '{"a":"say "hi"", "b": ["x", ... 98 more items]}',
    '{"a":"say "hi"", "b": [object Object]}',
    '{"a": -}',
    '{"a":1e}',
    '[1,,]',
    'Hello, world\nsecond line',
    'a: 1\nb: 2',
    '{"a":1} {"b": oops(}',
    '{{name}}',
    // Strings of the marks around them.
    '{"name: "kim", "age": 3}',
    '{"a":"""x"","b":"""}',
    '{"a":"""x","b":1}',
    // PHP would number the other item.
    '["a" => 1, "b"]',
    "['a', 'b' => 1]",
    '{"a":["b","c" => 1]}',
    // No symbols of Ruby.
    '{:a: 1}',
    '{:a, :b}',
    '[:smile:]',
    '{"a": :b c}',
    '{"a":"x", :b"}',
    '{"a"::null}',
    '{"a": :true}',
    // No thousands.
    '{"a": 1,234 true}',
    '{"a": 1,234 null}',
    '{"a": 1,234n}',
    '{"a":1,00}',
    '{"a":0,500}',
    '{"rgb": 255,255,255}',
    '{"a":100,200,300,"b":1}',
    '[-[1]',
    String.raw`["[0\ud83d]`,
    String.raw`[tru\e]`,
    // One string or two, one number or two.
    '{"k": ("x" "y")}',
    '[1 000, 2 000]',
    '[12 345]',
    // Whether a backslash ends a folder or escapes a quote is not sure.
    String.raw`{"p":"C:\","q":"say "hi""}`,
    // The beginning of the document is missing.
    '"a": 1, {"b": 2}',
    '"x" {"a":1}',
    "'x', {'a':1}",
    '"a": 1}, "b": 2}',
    '"a": 1}}',
    '"a":1]',
    '1}, {"a":2}]',
    'kim", "a": 3, "t": ["b"]',
    '이름[0",true]',
    ']"],[[],false],"[0x]"]',
    'U"}',
    '{y// no"}',
    '45,true,[{"a":1}',
    String.raw`"say \"hi\" x", {"a":1`,
    String.raw`"say \"hi\"[0","{`,
    String.raw`"k":"x","say \"hi\"":"{\"a\":1}"[}`,
    String.raw`"k":"x","say \"hi\"":"{\"a\":1}:b"[}`,
    'kim", "a": {"b": 1}',
    'name: "kim", addr: {"a":1}',
    String.raw`"x", "{\"a\":1}"`,
    String.raw`a: 1, b: "{\"c\":2}", d: 3`,
    'level "x": {"a":1}, "y": {"b":1}',
    'level "x": {"a":1}]',
    'INFO "request": {"id":1}, "response": {"id":2}',
    // A quote that is doubled as in CSV starts no string.
    '{"a":"say ""hi"" now"}',
    '["say ""hi"""]',
    '{"a":"say ""hi"""}',
    'e,\n  [\n    "a"\n  ],\n  "b',
    '01b[0m',
    'b"\n',
    'b",\n "',
    '(1) T',
    'log: {',
    'see [[',
    String.raw`y \"hi\"[`,
    // Part of a string, or of a call.
    String.raw`{"p":"C:\a\" b"}`,
    '{"a":1)}',
    // No comment ends it, or it takes what may be the rest.
    '{"a":1 /* x',
    '{"a":1 // x',
    // JSON has no such number.
    '{a: f(05)}',
    // PHP has no such key.
    '[1.5 => 2]',
    // Values would be left out.
    'id,payload\n1,"{""a"":1,}"\n2,"{""a"":2}"',
    '1,"{""a"":1}",{"b":1}',
    'a: [1,2], b: [3]',
    'f([1,2], {"a":1})',
    'code: [500] body={"a":1}',
    // Text would be lost.
    '{"a":1,}"b":0,"c":0}',
    '{"a:"# b"}',
    '{"a":{"b":"c"x}},"d":["e"]}',
    '[a '.repeat(5000),
    '- [ ] a\n- [x] b',
  ])('gives up on %j', (text) => {
    expect(repairJson(text)).toBeUndefined();
  });

  it('finds a document with a long string', () => {
    const json = `{"a":"${'x\\"}'.repeat(1_000_000)}"}`;
    expect(repairJson(`log ${json}`)).toBe(json);
  });

  it('returns JSON or nothing, whichever character is missing or too many', () => {
    const json = '{"a": [1, 2.50, "x\\"y", {"b": null}], "가": true}';
    for (const extra of ['', "'", ',', '}', '\n']) {
      for (let at = 0; at <= json.length; at += 1) {
        const repaired = repairJson(json.slice(0, at) + extra + json.slice(at + 1));
        if (repaired !== undefined) expect(formatJson(repaired).ok).toBe(true);
      }
    }
  });
});
