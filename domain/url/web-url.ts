import { z } from 'zod'

/** An address on the web, of ours or another's: never a script, a file or data. */
export const WebUrl = z.url({ protocol: /^https?$/ })
