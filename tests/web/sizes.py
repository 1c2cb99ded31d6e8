"""The sizes at which every screen is looked at, and what must hold at each."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

# By name; the last is a desktop of 1440 x 900 at double zoom.
SIZES: dict[str, ViewportSize] = {
    "390x844": {"width": 390, "height": 844},
    "320x568": {"width": 320, "height": 568},
    "844x390": {"width": 844, "height": 390},
    "820x1180": {"width": 820, "height": 1180},
    "1024x768": {"width": 1024, "height": 768},
    "1440x900": {"width": 1440, "height": 900},
    "1920x1080": {"width": 1920, "height": 1080},
    "720x450": {"width": 720, "height": 450},
}
COLUMN = ("390x844", "320x568")
SMALLEST_TARGET_PX = 44
MOST_OFF_CENTRE_PX = 2
# A screen that looks otherwise at another size is told by the browser, and drawn anew in the next frame.
NEXT_FRAME = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
FAULTS = """(target) => {
    const faults = [];
    const page = document.documentElement;
    const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const all = (what) => [...document.querySelectorAll(what)].filter(seen);
    const named = (element) => (element.innerText || element.getAttribute('aria-label') || element.className).slice(0, 40);
    const box = (element) => element.getBoundingClientRect();
    if (page.scrollWidth > page.clientWidth) faults.push(`${page.scrollWidth - page.clientWidth} px beyond the side`);
    for (const element of all('main :is(button, a, .seat b, h2, .score, .total)')) {
        if (element.closest('.log, .vh')) continue;
        const { left, right } = box(element);
        if (left < -1 || right > innerWidth + 1) faults.push(`${named(element)} is cut off at the side`);
    }
    for (const element of all('.seat b'))
        if (element.scrollWidth > element.clientWidth + 1) faults.push(`the name ${named(element)} is cut`);
    const shown = (element) => all('.seat .brief').find((brief) => element.contains(brief)) ?? element;
    const names = all('.seat > b').map((element) => shown(element).textContent.trim()).filter((name) => name);
    if (new Set(names).size < names.length) faults.push(`names are alike: ${names}`);
    for (const element of all('section.stage :is(button, a, input)')) {
        const { width, height } = box(element);
        if (width < target || height < target) faults.push(`${named(element)} is ${width} x ${height}`);
    }
    return faults;
}"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# How far the main part is from the middle of what the dock leaves.
OFF_CENTRE = """() => {
    const main = document.querySelector('#main').getBoundingClientRect();
    const dock = document.querySelector('.dock')?.getBoundingClientRect().width ?? 0;
    return Math.abs(main.left + main.right + dock - document.documentElement.clientWidth);
}"""
# Words that stand one below the other, letter by letter.
SQUEEZED = """() => [...document.querySelectorAll('#main :is(h1, h2, h3, p, li, td, b)')]
    .filter((element) => element.checkVisibility() && element.innerText.length > 9)
    .map((element) => [element.getBoundingClientRect().width, element])
    .filter(([width]) => width > 1 && width < 40)
    .map(([width, element]) => `${element.innerText.replaceAll('\\n', ' ').slice(0, 40)} in ${Math.round(width)} px`)"""
# What lies beside each other: the boards of all players, the market, the trick, the stage. The page is scrolled down before, as
# the stage of a column sticks to the bottom.
OVERLAPS = """() => {
    const seen = [...document.querySelectorAll('.player, section.market, .trick > li, .attack, section.stage, .table .board')]
        .filter((element) => element.checkVisibility() && !element.closest('dialog'))
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && box.height > 0);
    const over = (one, other) => Math.min(Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
    const MOST = 2;
    const faults = [];
    for (const [at, [one, box]] of seen.entries())
        for (const [other, its] of seen.slice(at + 1))
            if (!one.contains(other) && !other.contains(one) && over(box, its) > MOST)
                faults.push(`${one.className} and ${other.className} overlap by ${over(box, its)} px`);
    return faults;
}"""
# Everything that may be done is seen after scrolling to it, and a part of it is not covered.
HIDDEN = """() => [...document.querySelectorAll('section.stage :is(.body, .hand) button:enabled')]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        const free = (x, y) => button.contains(document.elementFromPoint(left + x * width, top + y * height));
        return !parts.some((x) => parts.some((y) => free(x, y)));
    })
    .map((button) => `${button.innerText || button.getAttribute('aria-label')} cannot be pressed`)"""
VOID = """() => {
    const main = document.querySelector('main').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('main :is(.player, section.market, section.stage, .board)')]
        .filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect());
    const used = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    return used < main.width * 0.8 ? [`only ${Math.round(used)} of ${Math.round(main.width)} px are used`] : [];
}"""


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(NEXT_FRAME)


def faults_of_screen(page: Page) -> list[str]:
    """What is wrong with any screen as it is shown now."""
    beyond = page.evaluate(TOO_WIDE)
    found = [f"{beyond} px too wide"] if beyond > 0 else []
    found += ["not in the middle"] if page.evaluate(OFF_CENTRE) > MOST_OFF_CENTRE_PX else []
    squeezed: list[str] = page.evaluate(SQUEEZED)
    return found + squeezed


def faults_of_table(page: Page) -> list[str]:
    """What is wrong with a table as it is shown now."""
    found: list[str] = page.evaluate(FAULTS, SMALLEST_TARGET_PX)
    found += page.evaluate(HIDDEN)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    found += page.evaluate(OVERLAPS)
    found += page.evaluate(VOID)
    return found
