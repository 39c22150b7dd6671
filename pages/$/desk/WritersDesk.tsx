import { Preparing } from '../Preparing.tsx'

export const WritersDesk = Preparing
