declare const READING_SCRIPT: string | undefined

/** The URL of the script of renderer/reading, from vite.config.ts; its name has a hash of its content. */
export const READING_SCRIPT_URL = typeof READING_SCRIPT === 'undefined' ? '' : READING_SCRIPT
