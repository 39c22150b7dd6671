import type { FormKind } from './kind-forms.ts'

/** Kinds whose forms have, together, every way in which a field can be written (labels.test.ts). */
export const EVERY_PART: readonly FormKind[] = ['spot', 'gift', 'feature', 'sponsored-page']
