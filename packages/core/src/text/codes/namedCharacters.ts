/** Names of consecutive characters, in their order. */
const SEQUENCES: readonly (readonly [first: number, names: string])[] = [
  [
    0xa0,
    `
nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute
ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
uuml yacute thorn yuml`,
  ],
  [0x391, 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho'],
  [0x3a3, 'Sigma Tau Upsilon Phi Chi Psi Omega'],
  [
    0x3b1,
    `
alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon
phi chi psi omega`,
  ],
  [0x2190, 'larr uarr rarr darr harr'],
  [0x21d0, 'lArr uArr rArr dArr hArr'],
];

/** Names, each followed by its character. */
const OTHERS = `
amp& lt< gt> quot" apos' ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d lrm\u200e rlm\u200f ndash– mdash—
lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… permil‰ prime′ Prime″ lsaquo‹ rsaquo› oline‾
frasl⁄ euro€ image\u2111 weierp℘ real\u211c trade™ alefsym\u2135 crarr↵ forall∀ part∂ exist∃ empty∅ nabla∇ isin∈ notin∉
ni∋ prod∏ sum∑ minus− lowast∗ radic√ prop∝ infin∞ ang∠ and∧ or∨ cap∩ cup∪ int∫ there4∴ sim∼ cong≅ asymp≈ ne≠ equiv≡ le≤
ge≥ sub⊂ sup⊃ nsub⊄ sube⊆ supe⊇ oplus⊕ otimes⊗ perp⊥ sdot⋅ lceil⌈ rceil⌉ lfloor⌊ rfloor⌋ lang⟨ rang⟩ loz◊ spades♠ clubs♣
hearts♥ diams♦ fnof\u0192 OElig\u0152 oelig\u0153 Scaron\u0160 scaron\u0161 Yuml\u0178 circ\u02c6 tilde\u02dc
thetasym\u03d1 upsih\u03d2 piv\u03d6 check✓ star☆ phone☎`;

/** Not at whitespace of another kind, which has a name itself. */
function entries(list: string): readonly string[] {
  return list.trim().split(/[ \n]+/u);
}

/**
 * The characters that HTML 4.01 has names for, and a few common ones of later versions, by name, such as `nbsp`. Names
 * distinguish case.
 *
 * @see HTML 4.01, section 24 (1999-12), read 2026-11-20
 */
export const namedCharacters: ReadonlyMap<string, string> = new Map([
  ...SEQUENCES.flatMap(([first, names]) =>
    entries(names).map((name, index) => [name, String.fromCharCode(first + index)] as const),
  ),
  ...entries(OTHERS).map((entry) => [entry.slice(0, -1), entry.slice(-1)] as const),
]);
