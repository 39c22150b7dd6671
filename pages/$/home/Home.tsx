import { Preparing } from '../Preparing.tsx'

export const Home = Preparing
