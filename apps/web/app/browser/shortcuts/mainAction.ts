/**
 * Attributes of the button that starts a tool's task: Ctrl or ⌘ Enter presses it from every field, and assistive
 * technology announces the shortcut.
 *
 * @example <Button variant="primary" {...MAIN_ACTION} onClick={calculate}>
 */
export const MAIN_ACTION = { 'aria-keyshortcuts': 'Control+Enter Meta+Enter' } as const;
