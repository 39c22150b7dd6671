import { z } from 'zod'

/** Number of code points, so that 𠮷野家 has three (R185). */
export const countCharacters = (text: string): number => [...text].length

/** The name of this rule for `japaneseErrorMap`. */
export const TRIMMED = 'trimmed'

/** Rejects white space at either end, including full width (U+3000), with a message instead of trimming silently. */
const trimmed = z.refine<string>((text) => text === text.trim(), { params: { rule: TRIMMED }, abort: true })

type Bounds = { min?: number; max?: number; length?: number }

/**
 * Length limits in code points, raised as zod's own issues so that the error map handles them. The limits are in the
 * check's definition, like zod's own, because forms are generated from schemas.
 */
const counted = (bounds: Bounds) => {
  const check = boundsCheck(bounds)
  Object.assign(check._zod.def, {
    minimum: bounds.length ?? bounds.min,
    maximum: bounds.length ?? bounds.max,
  })
  return check
}

const boundsCheck = ({ min, max, length }: Bounds) =>
  z.check<string>((payload) => {
    const { value, issues } = payload
    const count = countCharacters(value)
    const issue = { origin: 'string', inclusive: true, input: value } as const
    const [lower, upper] = [length ?? min, length ?? max]
    const exact = length === undefined ? {} : { exact: true }
    if (lower !== undefined && count < lower)
      issues.push({ ...issue, ...exact, code: 'too_small', minimum: lower })
    if (upper !== undefined && count > upper)
      issues.push({ ...issue, ...exact, code: 'too_big', maximum: upper })
  })

/** A text with limits in code points; white space at its ends is kept, as in runs inside a sentence. */
export const limited = (bounds: Bounds) => z.string().check(counted(bounds))

/** User-entered text: may be empty unless `min` is set; limits in code points. */
export const text = (bounds: Bounds = {}) => z.string().check(trimmed, counted(bounds))

/**
 * The same, but required: an empty text gives 「必須項目です。」 regardless of the limits. Add formats with `pipe`, which only
 * runs on non-empty text: `requiredText().pipe(z.email())`.
 */
export const requiredText = (bounds: Bounds = {}) => z.string().min(1).pipe(text(bounds))
