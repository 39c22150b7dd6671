/** The stylesheet of the stand-in's pages, with the site's colours. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #faf7f1; --surface: #fff; --sumi: #221f1b; --usuzumi: #6a635a;
  --ai: #1f4068; --on-ai: #fff; --ai-wash: #e8edf2; --shu: #b23524; --rule: #e3dccf; --edge: #8b8172; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --surface: #252320; --sumi: #ece6db;
  --usuzumi: #a89f92; --ai: #9dbde0; --on-ai: #17212d; --ai-wash: #233040; --shu: #ee8a7a; --rule: #3a3631; --edge: #8b8172; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--sumi); padding: 2.5rem 1.25rem; line-height: 1.8; line-break: strict;
  font-family: 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic Medium', sans-serif; }
main { max-inline-size: 34rem; margin-inline: auto; display: grid; gap: 1.5rem; }
footer { max-inline-size: 46rem; }
main:has(.wide), main:has(.wide) + h1, h2 { font-family: 'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP', serif;
  font-weight: 600; line-height: 1.4; font-feature-settings: 'palt'; text-wrap: balance; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.125rem; }
p, dd { overflow-wrap: anywhere; }
.kicker { color: var(--shu); font-size: .8125rem; letter-spacing: .08em; }
.quiet, footer, time { color: var(--usuzumi); font-size: .8125rem; }
header, section, form { display: grid; gap: .75rem; }
header { gap: .25rem; }
ul { list-style: none; padding: 0; display: grid; gap: .5rem; }
button, .button { font: inherit; min-block-size: 3rem; padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: 2px;
  background: var(--surface); color: var(--sumi); cursor: pointer; text-align: start; inline-size: 100%; }
button:hover { background: var(--ai-wash); }
button.primary { background: var(--ai); border-color: var(--ai); color: var(--on-ai); text-align: center; }
button.plain { background: none; border-color: transparent; text-align: center; text-decoration: underline; text-underline-offset: .2em; }
button small { display: block; color: var(--usuzumi); font-size: .8125rem; overflow-wrap: anywhere; }
button .last { float: inline-end; color: var(--shu); font-size: .8125rem; }
:focus-visible { outline: 2px solid var(--ai); outline-offset: 2px; }
label { display: grid; gap: .25rem; font-size: .8125rem; }
input, select { font: inherit; font-size: 1rem; min-block-size: 3rem; padding: .5rem .75rem; border: 1px solid var(--edge);
  border-radius: 2px; background: var(--surface); color: var(--sumi); }
details > summary { cursor: pointer; padding-block: .5rem; color: var(--ai); }
details > form { padding-block-start: .5rem; }
a { color: var(--ai); text-underline-offset: .2em; }
article { background: var(--surface); border: 1px solid var(--rule); border-radius: 2px; padding: 1rem 1.25rem; display: grid; gap: .25rem; }
article header { grid-template-columns: 1fr auto; gap: 1rem; align-items: baseline; }
.code { font-size: 1.75rem; letter-spacing: .12em; font-variant-numeric: tabular-nums; font-weight: 600; user-select: all; }
.codes { grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); }
.search { grid-template-columns: 1fr auto; align-items: end; }
.search button { inline-size: auto; }
.empty { border-block: 1px solid var(--rule); padding-block: 2.5rem; text-align: center; color: var(--usuzumi); }
footer { max-inline-size: 34rem; margin: 4rem auto 0; border-block-start: 1px solid var(--rule); padding-block-start: 1rem; }
`
