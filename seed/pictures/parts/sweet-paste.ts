/** The colours that sweets wear through the year. */
export const PASTE = {
  spring: ['#eeb0ba', '#f6d9d8', '#b7c98a'],
  summer: ['#9fc3d6', '#dfe9ec', '#c9d9a4'],
  autumn: ['#dd8a4a', '#c8563a', '#e6b95a'],
  winter: ['#f3efe8', '#d9a3a8', '#c3cdb0'],
} as const
