/**
 * The text of an element that is empty until the reading script fills it. Without any child React would take the text
 * for a node that is missing in its tree, and render the page again.
 */
export const NO_TEXT_YET = ''
