import { Preparing } from '../Preparing.tsx'

export const Roles = Preparing
