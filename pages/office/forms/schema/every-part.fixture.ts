import type { FormKind } from '#domain/manuscript/labels/kind-forms.ts'

/** Kinds that together use every form control (labels.test.ts). */
export const EVERY_PART: readonly FormKind[] = ['spot', 'gift', 'feature', 'sponsored-page']
