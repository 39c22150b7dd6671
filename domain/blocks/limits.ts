/** How long the texts of blocks may be, in code points: what the schema refuses and the editor tells while one writes. */
export const BLOCK_LIMITS = {
  heading: 80,
  caption: 120,
  tableCaption: 80,
  tableHeading: 60,
  tableCell: 300,
  source: 100,
  title: 60,
  comment: 400,
  embedTitle: 100,
  notice: 200,
  ruby: 60,
} as const
