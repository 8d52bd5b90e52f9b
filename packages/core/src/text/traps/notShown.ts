const CONTROLS = String.raw`\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f`;
const FORMATS = String.raw`\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f`;
const FILLERS = String.raw`\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`;

/** The class of the code points that are not shown, with or without an effect on their neighbors, as a pattern. */
export const NOT_SHOWN = `[${CONTROLS}${FORMATS}${FILLERS}]`;
