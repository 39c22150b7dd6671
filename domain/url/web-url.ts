import { z } from 'zod'

/** An http(s) URL: never a script, file or data URL. */
export const WebUrl = z.url({ protocol: /^https?$/ })
