/** Height of a form that cannot report its own: while it loads, and in a frame. In CSS pixels. */
export const FORM_HEIGHT_PX = 640
