import { Preparing } from '../Preparing.tsx'

export const Picks = Preparing
