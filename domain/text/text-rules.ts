import { z } from 'zod'

/** How many characters a person would count: code points, so that 𠮷野家 has three (R185). */
export const countCharacters = (text: string): number => [...text].length

/** What `japaneseErrorMap` knows this rule by. */
export const TRIMMED = 'trimmed'

/** Refuses white space at either end, that of full width (U+3000) too. It says so instead of cutting silently. */
const trimmed = z.refine<string>((text) => text === text.trim(), { params: { rule: TRIMMED }, abort: true })

type Bounds = { min?: number; max?: number; length?: number }

/**
 * The bounds as zod's own issues, so that the one error map words them; only the unit differs: code points. They stand in
 * the check's definition as zod's own do, for forms are drawn from schemas.
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
    const [least, most] = [length ?? min, length ?? max]
    const exact = length === undefined ? {} : { exact: true }
    if (least !== undefined && count < least)
      issues.push({ ...issue, ...exact, code: 'too_small', minimum: least })
    if (most !== undefined && count > most)
      issues.push({ ...issue, ...exact, code: 'too_big', maximum: most })
  })

/** A text within bounds in code points; white space at its ends is part of it, as it is in the middle of a sentence. */
export const limited = (bounds: Bounds) => z.string().check(counted(bounds))

/** A text as a person writes it: may be empty unless `min` says otherwise; bounds in code points. */
export const text = (bounds: Bounds = {}) => z.string().check(trimmed, counted(bounds))

/**
 * The same, and not empty: nothing at all is 「必須項目です。」, whatever the bounds. Formats follow by `pipe`, which
 * looks at what is there only: `requiredText().pipe(z.email())`.
 */
export const requiredText = (bounds: Bounds = {}) => z.string().min(1).pipe(text(bounds))
