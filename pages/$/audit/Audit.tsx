import { Preparing } from '../Preparing.tsx'

export const Audit = Preparing
