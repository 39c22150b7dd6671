import { Preparing } from '../Preparing.tsx'

export const Publications = Preparing
