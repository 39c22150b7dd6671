import type { FormKind } from '#domain/manuscript/labels/kind-forms.ts'

/** Kinds whose forms have, together, every way in which a field can be written (labels.test.ts). */
export const EVERY_PART: readonly FormKind[] = ['spot', 'gift', 'feature', 'sponsored-page']
