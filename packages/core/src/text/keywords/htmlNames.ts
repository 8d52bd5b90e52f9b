function names(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/**
 * The elements of HTML, current and obsolete, and the common ones of SVG.
 *
 * @see HTML Living Standard, index of elements and section 16.2 (obsolete elements)
 */
export const HTML_ELEMENTS = names(`
a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img
input ins kbd keygen label legend li link main map mark marquee math menu menuitem meta meter nav nobr noembed noframes
noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script
search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea
tfoot th thead time title tr track tt u ul var video wbr xmp circle defs ellipse g line path polygon polyline rect text
tspan use
`);

/** Attributes that stand without a value. */
export const BOOLEAN_ATTRIBUTES = names(`
allowfullscreen async autofocus autoplay checked compact controls default defer disabled formnovalidate hidden inert
ismap itemscope loop multiple muted nomodule noresize noshade novalidate nowrap open playsinline readonly required
reversed selected
`);
