import { Preparing } from '../Preparing.tsx'

export const BrokenLinks = Preparing
