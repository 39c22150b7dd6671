import { Preparing } from '../Preparing.tsx'

export const Revisions = Preparing
