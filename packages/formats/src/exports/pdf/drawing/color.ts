/** Red, green, blue and opacity, each from 0 to 1. */
export type Color = readonly [number, number, number, number]

/** A colour of CSS; null for none, black for what is no colour: browsers differ in that. */
export function parseColor(css: string): Color | null {
  const text = css.trim().toLowerCase()
  if (text === 'none' || text === 'transparent') return null
  return ofHex(text) ?? ofFunction(text) ?? ofName(text) ?? black
}

const black: Color = [0, 0, 0, 1]

function ofHex(text: string): Color | null {
  if (!/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(text)) return null
  const short = text.length < 7
  const digits = [...text.slice(1)]
  const bytes = short ? digits.map((digit) => digit + digit) : (text.slice(1).match(/../g) ?? [])
  const [r = 0, g = 0, b = 0, a = 1] = bytes.map((byte) => Number.parseInt(byte, 16) / 255)
  return [r, g, b, a]
}

function ofFunction(text: string): Color | null {
  const [, name, inside = ''] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(text) ?? []
  if (name === undefined) return null
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '')
  const [first = 0, second = 0, third = 0] = parts.map(Number.parseFloat).map((each) => (Number.isNaN(each) ? 0 : each))
  const alpha = parts[3] === undefined ? 1 : share(parts[3], 1)
  if (name === 'rgb') {
    const [r = 0, g = 0, b = 0] = parts.slice(0, 3).map((part) => share(part, 255))
    return [r, g, b, alpha]
  }
  return [...ofHue(first, clamp(second / 100), clamp(third / 100)), alpha]
}

function share(part: string, whole: number): number {
  const value = Number.parseFloat(part)
  return clamp((part.endsWith('%') ? value / 100 : value / whole) || 0)
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

function ofHue(hue: number, saturation: number, lightness: number): [number, number, number] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (nth: number) => {
    const at = (((nth + hue / 30) % 12) + 12) % 12
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function ofName(text: string): Color | null {
  const found = new RegExp(`(?:^|,)${text.replace(/[^a-z]/g, '') || '-'}([0-9a-f]{6})(?:,|$)`).exec(named)
  return found ? ofHex(`#${found[1]}`) : null
}

/** Those of CSS: a name, then its colour. */
const named =
  'alicebluef0f8ff,antiquewhitefaebd7,aqua00ffff,aquamarine7fffd4,azuref0ffff,beigef5f5dc,bisqueffe4c4,black000000,blanchedalmondffebcd,blue0000ff,blueviolet8a2be2,browna52a2a,burlywooddeb887,cadetblue5f9ea0,chartreuse7fff00,chocolated2691e,coralff7f50,cornflowerblue6495ed,cornsilkfff8dc,crimsondc143c,cyan00ffff,darkblue00008b,darkcyan008b8b,darkgoldenrodb8860b,darkgraya9a9a9,darkgreen006400,darkgreya9a9a9,darkkhakibdb76b,darkmagenta8b008b,darkolivegreen556b2f,darkorangeff8c00,darkorchid9932cc,darkred8b0000,darksalmone9967a,darkseagreen8fbc8f,darkslateblue483d8b,darkslategray2f4f4f,darkslategrey2f4f4f,darkturquoise00ced1,darkviolet9400d3,deeppinkff1493,deepskyblue00bfff,dimgray696969,dimgrey696969,dodgerblue1e90ff,firebrickb22222,floralwhitefffaf0,forestgreen228b22,fuchsiaff00ff,gainsborodcdcdc,ghostwhitef8f8ff,goldffd700,goldenroddaa520,gray808080,green008000,greenyellowadff2f,grey808080,honeydewf0fff0,hotpinkff69b4,indianredcd5c5c,indigo4b0082,ivoryfffff0,khakif0e68c,lavendere6e6fa,lavenderblushfff0f5,lawngreen7cfc00,lemonchiffonfffacd,lightblueadd8e6,lightcoralf08080,lightcyane0ffff,lightgoldenrodyellowfafad2,lightgrayd3d3d3,lightgreen90ee90,lightgreyd3d3d3,lightpinkffb6c1,lightsalmonffa07a,lightseagreen20b2aa,lightskyblue87cefa,lightslategray778899,lightslategrey778899,lightsteelblueb0c4de,lightyellowffffe0,lime00ff00,limegreen32cd32,linenfaf0e6,magentaff00ff,maroon800000,mediumaquamarine66cdaa,mediumblue0000cd,mediumorchidba55d3,mediumpurple9370db,mediumseagreen3cb371,mediumslateblue7b68ee,mediumspringgreen00fa9a,mediumturquoise48d1cc,mediumvioletredc71585,midnightblue191970,mintcreamf5fffa,mistyroseffe4e1,moccasinffe4b5,navajowhiteffdead,navy000080,oldlacefdf5e6,olive808000,olivedrab6b8e23,orangeffa500,orangeredff4500,orchidda70d6,palegoldenrodeee8aa,palegreen98fb98,paleturquoiseafeeee,palevioletreddb7093,papayawhipffefd5,peachpuffffdab9,perucd853f,pinkffc0cb,plumdda0dd,powderblueb0e0e6,purple800080,rebeccapurple663399,redff0000,rosybrownbc8f8f,royalblue4169e1,saddlebrown8b4513,salmonfa8072,sandybrownf4a460,seagreen2e8b57,seashellfff5ee,siennaa0522d,silverc0c0c0,skyblue87ceeb,slateblue6a5acd,slategray708090,slategrey708090,snowfffafa,springgreen00ff7f,steelblue4682b4,tand2b48c,teal008080,thistled8bfd8,tomatoff6347,turquoise40e0d0,violetee82ee,wheatf5deb3,whiteffffff,whitesmokef5f5f5,yellowffff00,yellowgreen9acd32'
