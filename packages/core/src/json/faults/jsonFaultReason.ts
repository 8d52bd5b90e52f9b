/** Why a text is not JSON, as found by our scanner; the page describes it in the user's language. */
export type JsonFaultReason =
  /** The text ends before the document does. */
  | 'unexpectedEnd'
  /** The text ends inside a string. */
  | 'unterminatedString'
  /** A comma directly before the closing bracket. */
  | 'trailingComma'
  /** A comma with nothing before it. */
  | 'extraComma'
  /** Two values or members with no comma between them. */
  | 'missingComma'
  /** A key without its colon. */
  | 'missingColon'
  /** A colon without its value. */
  | 'missingValue'
  /** A key without quotes. */
  | 'unquotedKey'
  /** A number, a bracket or nothing where a key is required. */
  | 'keyNotText'
  /** A word without quotes. */
  | 'unquotedText'
  /** Single quotes or backticks instead of double quotes. */
  | 'singleQuotes'
  /** Curly, angular or full-width quotes instead of straight ones. */
  | 'smartQuotes'
  /** A quote inside a string without a backslash; text follows directly after it. */
  | 'unescapedQuote'
  /** `//`, `/*` or `#`. */
  | 'comment'
  /** `NaN`, `Infinity`, `-Infinity`. */
  | 'nonFiniteNumber'
  /** `True`, `None`, `undefined` and the like: any spelling other than that of JSON. */
  | 'wrongLiteral'
  /** `007`. */
  | 'leadingZero'
  /** A comma between the thousands of a number in an object: `{"a":1,000}`. */
  | 'groupedNumber'
  /** `+1`. */
  | 'leadingPlus'
  /** `.5`, `1.`, `1e`, `-`. */
  | 'missingDigits'
  /** A number followed directly by something else: `0x1f`, `1_000`, `1.2.3`, `2024-01-01`. */
  | 'badNumber'
  /** A line break inside a string. */
  | 'lineBreakInString'
  /** A tab or another control character inside a string, or one that is not allowed anywhere. */
  | 'controlCharacter'
  /** A backslash with a letter that JSON does not know, or `\u` without four hexadecimal digits. */
  | 'badEscape'
  /** `]` closes `{`, or `}` closes `[`. */
  | 'mismatchedBracket'
  /** A closing bracket without an opening one. */
  | 'unopenedBracket'
  /** Content after the end of the document. */
  | 'textAfterEnd'
  /** Other text before the document, such as the time and the level in a line of a log. */
  | 'textBefore'
  /** An invisible byte order mark at the start. */
  | 'byteOrderMark'
  /** A no-break, zero-width, full-width or other blank that is not whitespace in JSON. */
  | 'foreignSpace'
  /** A full-width comma, colon, bracket, sign or digit. */
  | 'fullWidthMark'
  /** The text is HTML or XML. */
  | 'markup'
  /** The text is a JSON Web Token (RFC 7519), also with `Bearer` before it. */
  | 'token'
  /** Lines of `key: value` without braces, as in YAML. */
  | 'keyLines'
  | 'unexpectedCharacter';
